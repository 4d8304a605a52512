import { renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts a finished build in the place of the former one. Until then a running server keeps its files, and a build that fails
 * leaves them to it.
 */
export function swappedIn(place: string): Plugin {
  let outDir = ''
  return {
    name: 'longhand:swapped-in',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: { order: 'post', sequential: true, handler: () => swap(outDir, place) },
  }
}

/** Folders cannot change places in one step: where another process puts its own build in between, that one makes way too. */
function swap(built: string, place: string): void {
  const former = `${built}-former`
  for (;;) {
    ignoring('ENOENT', () => renameSync(place, former))
    const isIn = ignoring('ENOTEMPTY', () => renameSync(built, place))
    rmSync(former, { recursive: true, force: true })
    if (isIn) return
  }
}

/** False when what was tried failed in the way that is expected. */
function ignoring(code: 'ENOENT' | 'ENOTEMPTY', attempt: () => void): boolean {
  try {
    attempt()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
