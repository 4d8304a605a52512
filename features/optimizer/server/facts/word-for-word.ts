import type { Passage } from '../../../../engines/retrieval/index.ts'
import { presentSources, searchPassages } from '../../../assets/server/index.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { type CheckedClaim, settled } from './check-claim.ts'
import { citedIn, fabricationIn } from './citations.ts'
import type { Candidate, CheckContext } from './context.ts'
import { citedPassages, queryOf } from './gather.ts'
import { isExcluded } from './read-pages.ts'
import { readable } from './readable.ts'
import { quotedIn, quotesSomebody } from './same-quotation.ts'
import { antecedentIn, hangsOnBefore, isSameSubject } from './same-subject.ts'
import { inSameWords } from './same-words.ts'
import { surroundingsIn } from './with-surroundings.ts'

/** Passages that are looked at for one sentence. */
const MOST_PASSAGES = 5

/**
 * What is known of a sentence that a source has in the same words, and that can't be judged by its words alone: one that begins with a
 * pronoun, if both speak of the same subject, and a quotation with its speaker. Null for any other, and for one that the text contradicts.
 */
export async function wordForWord(context: CheckContext, sentence: ReadSentence): Promise<CheckedClaim | null> {
  const { deps, check, language, contradicting } = context
  const { text } = readable(sentence.text)
  const isHanging = hangsOnBefore(text, language)
  if ((!isHanging && !quotesSomebody(text)) || contradicting.has(sentence.anchor)) return null
  if (citedIn(sentence, context.cited).length > 0 && (await fabricationIn(context, sentence))) return null
  for (const { passage, origin } of await passagesFor(context, sentence)) {
    const held = isHanging ? inSameWords(passage.text, text, language) : []
    const found = held.length > 0 ? held : quotedIn(passage.text, text, language)
    for (const words of found) {
      if (isHanging && !(await speaksOfSame(context, sentence, { passage, words }))) continue
      const candidates: Candidate[] = [{ sentence: words, passage, origin }]
      return settled({ deps, check, language }, text, { candidates, finding: SAID, reason: null, engine: 'builtin' })
    }
  }
  return null
}

/** As sure as the rules are of a sentence that says the same. */
const SURE = 0.95
const SAID = {
  verdict: 'supported' as const,
  confidence: SURE,
  stances: [{ stance: 'supports' as const, confidence: SURE }],
  faults: [],
}

interface Found {
  passage: Passage
  words: string
}

/** Whether the pronoun at the head of a sentence stands for the same in the text and in the source. */
async function speaksOfSame(context: CheckContext, sentence: ReadSentence, { passage, words }: Found) {
  const { text, language } = context
  const place = text.sentences.indexOf(sentence)
  const here = antecedentIn(
    text.sentences.slice(0, Math.max(0, place)).map((one) => one.text),
    language,
  )
  const { before } = await surroundingsIn(context, passage)
  const at = Math.max(0, passage.text.indexOf(words))
  const there = `${before}\n${passage.text.slice(0, at)}`
  return isSameSubject(here, { before: there, titles: [passage.title, passage.heading ?? ''] }, language)
}

async function passagesFor(
  context: CheckContext,
  sentence: ReadSentence,
): Promise<{ passage: Passage; origin: Candidate['origin'] }[]> {
  const { deps, check, givenIds } = context
  const query = queryOf(sentence.text)
  const search = (assetIds?: readonly string[]) =>
    query === '' ? [] : searchPassages(deps, check, query, { assetIds, limit: MOST_PASSAGES })
  const cited = await citedPassages(context, sentence)
  const given = givenIds.length > 0 ? await search(givenIds) : []
  const own = check.sources.own ? await addedOnly(context, await search()) : []
  const as = (origin: Candidate['origin']) => (passage: Passage) => ({ passage, origin })
  return [...cited.map(as('citation')), ...given.map(as('given')), ...own.map(as('own'))].filter(
    ({ passage: { sourceId, url } }) => sourceId !== check.assetId && !isExcluded(url, check.sources.excluded_domains),
  )
}

/** Without the pages that only a search brought. */
async function addedOnly({ deps, check }: CheckContext, passages: readonly Passage[]): Promise<Passage[]> {
  const sources = await presentSources(deps, check, [...new Set(passages.map(({ sourceId }) => sourceId))])
  const added = new Set(sources.filter(({ origin }) => origin !== 'search').map(({ id }) => id))
  return passages.filter(({ sourceId }) => added.has(sourceId))
}
