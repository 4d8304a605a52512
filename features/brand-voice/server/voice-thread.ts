import { Thread } from '../../../platform/server/thread.ts'
import { voicing } from './voicing.ts'

/** Characters from which on reading a text would be felt by others who wait for the processor. */
const HEAVY = 10_000

const thread = new Thread<typeof voicing>(new URL('./voice-worker.ts', import.meta.url))

/** Measures a text; a long one in a thread of its own. */
export async function analyzed(question: Parameters<typeof voicing.analyze>[0], signal: AbortSignal) {
  return question.text.length < HEAVY ? voicing.analyze(question) : thread.ask('analyze', question, signal)
}

/** Holds a text against a voice; a long one in a thread of its own. */
export async function proven(question: Parameters<typeof voicing.prove>[0], signal: AbortSignal) {
  return question.text.length < HEAVY ? voicing.prove(question) : thread.ask('prove', question, signal)
}
