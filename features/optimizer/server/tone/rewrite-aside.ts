import type { Rewriting } from '../../../../engines/humanize/index.ts'
import { Thread } from '../../../../platform/server/thread.ts'
import { rewordByRules } from './reword-by-rules.ts'
import type { RewordWish } from './reword-wish.ts'
import type { rewriting } from './rewrite-worker.ts'

/** Characters from which on rewriting would be felt by others who wait for the processor. */
const HEAVY = 10_000

const thread = new Thread<typeof rewriting>(new URL('./rewrite-worker.ts', import.meta.url))

/** Rewrites by rules, a long text in a thread of its own; as `rewordByRules` answers. Stopped, it throws. */
export async function rewriteAside(wish: RewordWish, signal?: AbortSignal): Promise<Rewriting | null> {
  const { text, strength, language, kept, voice } = wish
  if (text.length < HEAVY) return rewordByRules(wish)
  return thread.ask('rewordByRules', { text, strength, language, kept, voice }, signal)
}
