import { needsSource } from '../../../../engines/fact-check/index.ts'
import { type ContentLanguage, contentLanguageOf, countWords } from '../../../../engines/text/index.ts'
import type { LeftOutShape } from '../../contract/left-out.ts'
import type { LeftOutReason } from '../../facts/fixed-values.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { isReadIn, plainStatementsIn, statementsIn } from './statements.ts'
import type { ClaimRow } from './store.ts'

/** Shorter ones are cells of tables and labels, no sentences. */
const SHORTEST = 3
const MOST_LISTED = 500

/** The sentences of a text that a check doesn't take for claims, each once, and why. */
export async function leftOutOf(
  sentences: readonly ReadSentence[],
  rows: readonly Pick<ClaimRow, 'kind' | 'anchor'>[],
  named: string,
): Promise<LeftOutShape[]> {
  const language = contentLanguageOf(named)
  if (!isReadIn(sentences, language)) return []
  const taken = new Set(rows.flatMap(({ kind, anchor }) => (kind === 'claim' || kind === 'quoted' ? [anchor] : [])))
  const stated = new Map((await statementsIn(sentences, named)).map(({ sentence, kind }) => [sentence.anchor, kind]))
  const plain = new Set((await plainStatementsIn(sentences, named)).map(({ anchor }) => anchor))
  const once = new Map(sentences.toReversed().map((sentence) => [sentence.anchor, sentence]))
  return [...once.values()]
    .toReversed()
    .flatMap(({ anchor, text }) => {
      const kind = stated.get(anchor)
      if (taken.has(anchor) || kind === 'claim' || kind === 'quoted') return []
      return kind !== undefined || countWords(text) >= SHORTEST ? [{ text, anchor, kind }] : []
    })
    .slice(0, MOST_LISTED)
    .map(({ text, anchor, kind }) => ({
      text,
      anchor,
      because: kind ?? (plain.has(anchor) ? 'not-in-sources' : reasonOf(text, language)),
    }))
}

function reasonOf(text: string, language: ContentLanguage): LeftOutReason {
  const { because } = needsSource(text, language)
  return because === 'about-itself' || because === 'experience' ? because : 'nothing-to-check'
}
