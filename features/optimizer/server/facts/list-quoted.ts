import type { Passage } from '../../../../engines/retrieval/index.ts'
import { countWords } from '../../../../engines/text/index.ts'
import { searchPassages } from '../../../assets/server/index.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { settled, weigh } from './check-claim.ts'
import type { Candidate, CheckContext } from './context.ts'
import { notifyPages } from './current.ts'
import { citedPassages } from './gather.ts'
import { inSameWords } from './same-words.ts'
import { statementsIn } from './statements.ts'
import { type ClaimRow, changeClaim, claimsOf, insertClaims, removeClaims } from './store.ts'
import { newClaim } from './sync-claims.ts'

/** Shorter sentences stand in many sources and come from none. */
const SHORTEST = 5
/** Passages of the given sources that are looked at for a sentence. */
const MOST_PASSAGES = 3

/**
 * Lists the sentences that need no check and that a given or cited source has in the same words, with these words. For the
 * others nothing is said: that no source has a sentence tells nothing against one that needs none. Free.
 */
export async function listQuoted(context: CheckContext): Promise<void> {
  const { deps, check, text } = context
  const plain = context.givenIds.length + context.cited.length > 0 ? await plainSentences(context) : []
  const places = new Map(text.sentences.map((sentence, at) => [sentence, at]))
  const found: ClaimRow[] = []
  for (const sentence of plain) {
    const borneOut = await borneOutBy(context, sentence)
    context.signal.throwIfAborted()
    if (!borneOut) continue
    const values = { kind: 'quoted', checkedAt: deps.clock.now(), checkedIn: check.run } as const
    found.push({ ...newClaim(check, sentence, places.get(sentence) ?? 0), ...borneOut, ...values })
  }
  await deps.transaction(() => keepQuoted(context, found))
  await notifyPages(deps, check)
}

/** Each sentence that isn't a statement to check, once. */
async function plainSentences({ text, check }: CheckContext): Promise<ReadSentence[]> {
  const stated = new Set((await statementsIn(text.sentences, check.language)).map(({ sentence }) => sentence.anchor))
  const once = new Map(text.sentences.toReversed().map((sentence) => [sentence.anchor, sentence]))
  return [...once.values()]
    .toReversed()
    .filter(({ anchor, text: words }) => !stated.has(anchor) && countWords(words) >= SHORTEST)
}

/** What is known of a sentence whose words a source has, and that these words support; null for any other. */
async function borneOutBy(context: CheckContext, sentence: ReadSentence) {
  const cited = candidatesIn(context, sentence, await citedPassages(context, sentence), 'citation')
  const given = cited.length > 0 ? [] : await givenPassages(context, sentence)
  const candidates = [...cited, ...candidatesIn(context, sentence, given, 'given')]
  if (candidates.length === 0) return null
  const weighed = weigh(context, sentence.text, candidates)
  const { deps, check, language } = context
  const known = await settled({ deps, check, language }, sentence.text, { ...weighed, reason: null, engine: 'builtin' })
  return known.verdict === 'supported' ? known : null
}

function givenPassages({ deps, check, givenIds }: CheckContext, { anchor }: ReadSentence): Promise<Passage[]> {
  if (givenIds.length === 0) return Promise.resolve([])
  return searchPassages(deps, check, anchor, { assetIds: givenIds, limit: MOST_PASSAGES })
}

function candidatesIn(
  { check, language }: CheckContext,
  { text }: ReadSentence,
  passages: readonly Passage[],
  origin: Candidate['origin'],
): Candidate[] {
  return passages
    .filter(({ sourceId }) => sourceId !== check.assetId)
    .flatMap((passage) =>
      inSameWords(passage.text, text, language).map((sentence): Candidate => ({ sentence, passage, origin })),
    )
}

/** Brings the stored list to what was found, and leaves what stays as it is. */
async function keepQuoted({ deps, check }: CheckContext, found: readonly ClaimRow[]): Promise<void> {
  const before = (await claimsOf(deps.db, check.id)).filter(({ kind }) => kind === 'quoted')
  const byAnchor = new Map(before.map((row) => [row.anchor, row]))
  for (const row of found) {
    const known = byAnchor.get(row.anchor)
    if (known) await changeClaim(deps.db, known.id, { ...row, id: known.id })
    byAnchor.delete(row.anchor)
  }
  const old = new Set(before.map(({ anchor }) => anchor))
  await insertClaims(
    deps.db,
    found.filter(({ anchor }) => !old.has(anchor)),
  )
  await removeClaims(
    deps.db,
    [...byAnchor.values()].map(({ id }) => id),
  )
}
