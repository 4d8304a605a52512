import { Thread } from '../../../../platform/server/thread.ts'
import type { answering } from './comparing.ts'

/** The one thread that compares texts, so that a long text holds up nobody else's call. */
export const compareThread: Thread<typeof answering> = new Thread(new URL('./compare-worker.ts', import.meta.url))
