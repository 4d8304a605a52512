import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * Loads the code of a part that the page can do without, for `lazy`. Where it does not come (the server restarts, the
 * network is gone) it is tried again until it does: a menu that is missing for a while must not take down a page on which
 * somebody has typed.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<{ default: T }> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return { default: await load() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

const parts = new WeakMap<object, LazyExoticComponent<ComponentType>>()

/** The component that such a loader brings, the same one each time. */
export function partOf(load: () => Promise<ComponentType>): ComponentType {
  const part = parts.get(load) ?? lazy(() => loadPart(load))
  parts.set(load, part)
  return part
}
