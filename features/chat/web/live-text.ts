import { useSyncExternalStore } from 'react'
import type { CitationView } from './api.ts'

/** What has come of an answer that is being written. */
export interface LiveText {
  text: string
  citations: readonly CitationView[]
  isLost: boolean
  /** Whether the text is whole, and only sources are still being found. */
  isWhole: boolean
}

const NOTHING: LiveText = { text: '', citations: [], isLost: false, isWhole: false }
const texts = new Map<string, LiveText>()
const listeners = new Set<() => void>()
/** Between two drawings: a reader sees no difference, and a long answer leaves the page time for everything else. */
const DRAW_EVERY_MS = 60
let drawing: ReturnType<typeof setTimeout> | null = null

/** What has come of it so far. */
export function liveTextOf(id: string): LiveText {
  return texts.get(id) ?? NOTHING
}

/** Changes it; pages see it a moment later, however many pieces come before. */
export function putLiveText(id: string, change: Partial<LiveText>): void {
  texts.set(id, { ...liveTextOf(id), ...change })
  if (drawing) return
  drawing = setTimeout(() => {
    drawing = null
    for (const tell of listeners) tell()
  }, DRAW_EVERY_MS)
}

export function forgetLiveText(id: string): void {
  texts.delete(id)
}

/** The answer as it grows, for the one component that draws it. */
export function useLiveText(id: string): LiveText {
  return useSyncExternalStore(subscribe, () => liveTextOf(id))
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
