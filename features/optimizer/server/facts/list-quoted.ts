import type { Passage } from '../../../../engines/retrieval/index.ts'
import { countWords } from '../../../../engines/text/index.ts'
import { searchPassages } from '../../../assets/server/index.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { settled } from './check-claim.ts'
import type { Candidate, CheckContext } from './context.ts'
import { notifyPages } from './current.ts'
import { citedPassages, evidenceAtHand, queryOf } from './gather.ts'
import { readable } from './readable.ts'
import { rememberVerdict } from './refutations.ts'
import { inSameWords } from './same-words.ts'
import { plainStatementsIn, statementsIn } from './statements.ts'
import { type ClaimRow, changeClaim, claimsOf, insertClaims, removeClaims } from './store.ts'
import { keptAcceptance, newClaim } from './sync-claims.ts'
import { weighAround } from './with-surroundings.ts'
import { wordForWord } from './word-for-word.ts'

/** Shorter sentences that state nothing by themselves stand in many sources and come from none. */
const SHORTEST = 5
/** Passages of the given sources that are looked at for such a sentence. */
const MOST_PASSAGES = 3

/**
 * Lists the sentences that are no claims and that a source settles, with its words: those that one has word for word, plain statements that one
 * bears out or disputes, as it would a claim, and others that a given or cited source has in the same words. For the rest nothing is said: that no
 * source has a sentence tells nothing against one that needs none. Free, so that a check costs what was announced.
 */
export async function listQuoted(context: CheckContext, sentences: readonly ReadSentence[]): Promise<void> {
  const { deps, check } = context
  const places = new Map(sentences.map((sentence, at) => [sentence, at]))
  const plain = new Set((await plainStatementsIn(sentences, check.language)).map(({ anchor }) => anchor))
  const found: ClaimRow[] = []
  for (const sentence of await unclaimed({ check, sentences }, plain)) {
    const known =
      (await wordForWord(context, sentence)) ??
      (plain.has(sentence.anchor)
        ? await settledBy(context, sentence, await evidenceAtHand(context, sentence))
        : await borneOutBy(context, sentence))
    context.signal.throwIfAborted()
    if (!known) continue
    const values = { kind: 'quoted', checkedAt: deps.clock.now(), checkedIn: check.run } as const
    found.push({ ...newClaim(check, sentence, places.get(sentence) ?? 0), ...known, ...values })
  }
  await deps.transaction(() => keepQuoted(context, found))
  for (const row of found) await rememberVerdict(deps, row)
  await notifyPages(deps, check)
}

/** Each sentence that is a plain statement, or neither a claim nor an opinion or the like, once. */
async function unclaimed(
  { sentences, check }: Pick<CheckContext, 'check'> & { sentences: readonly ReadSentence[] },
  plain: ReadonlySet<string>,
): Promise<ReadSentence[]> {
  const stated = new Set((await statementsIn(sentences, check.language)).map(({ sentence }) => sentence.anchor))
  const once = new Map(sentences.toReversed().map((sentence) => [sentence.anchor, sentence]))
  return [...once.values()].toReversed().filter(({ anchor }) => plain.has(anchor) || !stated.has(anchor))
}

/** What is known of a sentence by these words of sources; null where they leave it open. */
async function settledBy(context: CheckContext, sentence: ReadSentence, candidates: readonly Candidate[]) {
  const { deps, check, language } = context
  const { text, origin } = readable(sentence.text)
  const weighed = await weighAround(context, text, candidates)
  if (weighed.finding.verdict === 'unsure') return null
  const known = await settled({ deps, check, language }, text, { ...weighed, reason: null, engine: 'builtin' })
  return { ...known, faults: known.faults.map(origin) }
}

/** What is known of a sentence whose words a given or cited source has, and that these words support; null for any other. */
async function borneOutBy(context: CheckContext, sentence: ReadSentence) {
  if (context.givenIds.length + context.cited.length === 0 || countWords(sentence.text) < SHORTEST) return null
  const cited = candidatesIn(context, sentence, await citedPassages(context, sentence), 'citation')
  const given = cited.length > 0 ? [] : await givenPassages(context, sentence)
  const candidates = [...cited, ...candidatesIn(context, sentence, given, 'given')]
  const known = candidates.length > 0 ? await settledBy(context, sentence, candidates) : null
  return known?.verdict === 'supported' ? known : null
}

function givenPassages({ deps, check, givenIds }: CheckContext, { text }: ReadSentence): Promise<Passage[]> {
  const query = queryOf(text)
  if (givenIds.length === 0 || query === '') return Promise.resolve([])
  return searchPassages(deps, check, query, { assetIds: givenIds, limit: MOST_PASSAGES })
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
    if (known) await changeClaim(deps.db, known.id, { ...row, id: known.id, accepted: keptAcceptance(known, row) })
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
