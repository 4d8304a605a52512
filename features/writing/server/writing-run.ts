import type { Citation } from '../../../platform/contract/evidence.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'

/** Events while a text is being written. */
export type WritingEvent =
  | { event: 'delta'; index: number; text: string }
  | { event: 'source'; index: number; citation: Citation }
  /** One of several copies has come whole, while others are still being written. */
  | { event: 'whole'; index: number }
  /** What was written is read once more. */
  | { event: 'review' }

/** What a text is written with, whoever asked for it. */
export interface WritingRun {
  deps: Deps
  actor: Actor
  /** Null: the built-in writer must do it. */
  model: Model | null
  /** Aborted when nobody waits for the answer anymore; what has come until then is the answer. */
  signal: AbortSignal
  emit(event: WritingEvent): void
}
