import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Rewriting, rewrite } from '../../../../engines/humanize/index.ts'
import type { RewordWish } from './reword.ts'

/** Characters from which on rewriting would be felt by others who wait for the processor. */
const HEAVY = 10_000

/** Rewrites by the engine's rules, a long text in a thread of its own; as `rewrite` answers. Stopped, it throws. */
export async function rewriteAside(wish: RewordWish, signal?: AbortSignal): Promise<Rewriting | null> {
  const { text, strength, language, kept } = wish
  if (text.length < HEAVY) return rewrite(text, strength, { language, kept })
  const worker = new Worker(new URL('./rewrite-worker.ts', import.meta.url), {
    workerData: { text, strength, language, kept } satisfies RewordWish,
  })
  try {
    const [answer] = await once(worker, 'message', signal ? { signal } : {})
    return answer
  } finally {
    void worker.terminate()
  }
}
