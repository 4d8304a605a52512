import type { ApiFailure } from '../api/failure.ts'

/**
 * A short message at the edge of the page: a text; or a failure, or the news that the page is older than its server, which are put
 * into words when they are shown.
 */
export type ToastWords = ToastText | { failure: ApiFailure } | { outdated: true }

export interface ToastText {
  text: string
  /** Offers to take back what was just done; the toast then stays longer. */
  undo?: () => unknown
  /** A further action, such as “Open”. */
  action?: { label: string; run: () => void }
  tone?: 'plain' | 'problem'
}

const waiting: ToastWords[] = []
let show: ((words: ToastWords) => void) | null = null

/** Tells the person something in passing: what was done (with Undo), or that something in the background failed. */
export function toast(words: ToastWords): void {
  if (show) show(words)
  else waiting.push(words)
}

/** For the one `Toaster` on the page, which loads after the page itself: gets what waited, then what comes. */
export function drawToasts(draw: (words: ToastWords) => void): () => void {
  show = draw
  for (const words of waiting.splice(0)) draw(words)
  return () => {
    if (show === draw) show = null
  }
}
