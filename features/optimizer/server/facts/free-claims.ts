import type { ReadSentence } from '../../facts/read-sentences.ts'
import type { CheckedClaim } from './check-claim.ts'
import { checkTogether } from './check-together.ts'
import type { CheckContext } from './context.ts'
import type { ClaimRow } from './store.ts'
import { wordForWord } from './word-for-word.ts'

/**
 * The claims that cost nothing, with what is known of each: those that a source has word for word, and in a text that is compared with nothing
 * else, those that other sentences of it contradict.
 */
export async function freeOf(
  context: CheckContext,
  rows: readonly ClaimRow[],
  isAlone: boolean,
): Promise<Map<ClaimRow, CheckedClaim>> {
  const sentences = new Map(context.text.sentences.toReversed().map((sentence) => [sentence.anchor, sentence]))
  const free = new Map<ClaimRow, CheckedClaim>()
  for (const row of rows) {
    const sentence = sentences.get(row.anchor)
    if (!sentence) continue
    const isContradicted = isAlone && context.contradicting.has(row.anchor)
    const known = isContradicted ? await withinText(context, sentence) : await wordForWord(context, sentence)
    context.signal.throwIfAborted()
    if (known) free.set(row, known)
  }
  return free
}

/** What the text itself says of one of its claims. */
async function withinText(context: CheckContext, sentence: ReadSentence): Promise<CheckedClaim | undefined> {
  return (await checkTogether({ ...context, model: null }, [sentence], async () => {})).get(sentence)
}
