import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Model } from '../../../../platform/server/ai/types.ts'
import { passagesBeside, passagesByIds } from '../../../assets/server/index.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import { type CheckedClaim, settled } from './check-claim.ts'
import { fabricationIn } from './citations.ts'
import type { CheckContext } from './context.ts'
import { evidenceAtHand, evidenceFromWeb, isSearchFailure, plainQueries } from './gather.ts'
import { askAboutClaims } from './model-prompt.ts'
import { modelSearches } from './model-searches.ts'
import { asRows, type ModelRound, type OpenClaim, roundsOf, rowsToRead, withNeighbours } from './model-sources.ts'
import { joinedVerdict, type ModelAnswer } from './model-verdict.ts'
import { type Readable, readable } from './readable.ts'
import { changeCheck, findCheck } from './store.ts'
import { weighAround } from './with-surroundings.ts'
import { withWordsToCompare } from './words-to-compare.ts'

/** A claim with all that is known of it before a model is asked. */
interface GatheredClaim extends OpenClaim, Pick<CheckedClaim, 'reason'> {
  sentence: ReadSentence
  origin: Readable['origin']
}

/**
 * Checks a few claims together: citations, what is there, and what the web has are gathered for each, the rules judge each,
 * and a model, if there is one, is asked once about all of them. A model that fails costs nobody a check: the rules’ verdicts
 * stand, and the check says so.
 */
export async function checkTogether(
  context: CheckContext,
  sentences: readonly ReadSentence[],
  onClaim: (sentence: ReadSentence) => Promise<void>,
): Promise<Map<ReadSentence, CheckedClaim>> {
  const claims: GatheredClaim[] = []
  for (const sentence of sentences) {
    await onClaim(sentence)
    claims.push(await gathered(context, sentence))
    context.signal.throwIfAborted()
  }
  await searchForOpen(context, claims)
  const answers = new Map<GatheredClaim, ModelAnswer>()
  const { model } = context
  for (const round of model ? roundsOf(claims, model.abilities.contextTokens) : []) {
    for (const [claim, answer] of model ? await answersTo({ ...context, model }, round) : []) answers.set(claim, answer)
    context.signal.throwIfAborted()
  }
  const checked = new Map<ReadSentence, CheckedClaim>()
  for (const claim of claims) checked.set(claim.sentence, await verdictOn(context, claim, answers.get(claim)))
  return checked
}

async function gathered(context: CheckContext, sentence: ReadSentence): Promise<GatheredClaim> {
  const { text, origin } = readable(sentence.text)
  const claim = { ...sentence, text }
  const reason = await fabricationIn(context, claim)
  const weighed = await weighAround(context, text, await evidenceAtHand(context, claim))
  return { sentence, origin, text, before: sentenceBefore(context, sentence), reason, weighed }
}

/** Adds what the web says of the claims that the sources leave open. */
async function searchForOpen(context: CheckContext, claims: readonly GatheredClaim[]) {
  const { model, deps, check, signal } = context
  if (!check.sources.web || deps.search.names.length === 0) return
  const open = claims.filter(({ weighed }) => weighed.finding.verdict === 'unsure')
  const texts = open.map(({ text }) => text)
  const queries = model ? await modelSearches(model, texts, signal) : new Map<number, string[]>()
  for (const [at, one] of open.entries()) {
    const claim = { ...one.sentence, text: one.text }
    const found = await foundOnWeb(context, claim, queries.get(at) ?? plainQueries(context, claim))
    one.weighed = await weighAround(context, one.text, [...one.weighed.candidates, ...found])
    signal.throwIfAborted()
  }
}

async function foundOnWeb(context: CheckContext, claim: ReadSentence, queries: readonly string[]) {
  try {
    return await evidenceFromWeb(context, claim, queries)
  } catch (error) {
    if (isSearchFailure(error)) return []
    throw error
  }
}

function sentenceBefore({ text }: CheckContext, { anchor }: ReadSentence): string {
  const at = text.sentences.findIndex((one) => one.anchor === anchor)
  return text.sentences[at - 1]?.text ?? ''
}

async function answersTo(
  context: CheckContext & { model: Model },
  round: ModelRound<GatheredClaim>,
): Promise<[GatheredClaim, ModelAnswer][]> {
  try {
    const { deps, check, language } = context
    const ids = round.sources.flatMap(({ passage }) => passage?.id ?? [])
    const beside = await passagesBeside(deps, check, ids)
    const rows = asRows(await passagesByIds(deps, check, rowsToRead(round.sources, beside)), beside)
    const sources = withNeighbours([...round.sources, ...rows], beside, language)
    const { said, engine } = await askAboutClaims(context.model, { ...round, sources }, context.signal)
    return round.claims.flatMap((claim, at): [GatheredClaim, ModelAnswer][] => {
      const one = said.get(at)
      return one ? [[claim, { said: one, sources, engine }]] : []
    })
  } catch (error) {
    if (!(error instanceof Refusal) || context.signal.aborted) throw error
    await noteSilence(context, error)
    return []
  }
}

/** Says once on the check that the model was no help, and why. */
async function noteSilence({ deps, check }: CheckContext, { code, message }: Refusal): Promise<void> {
  const isOurs = code === 'model-unavailable' || code === 'model-confused'
  const why = isOurs ? 'The language model didn’t give a usable answer.' : message
  const note = `${why} Some claims were checked without it.`
  const { notes = [] } = (await findCheck(deps.db, check.ownerId, check.id)) ?? {}
  if (!notes.includes(note)) await changeCheck(deps.db, check.id, { notes: [...notes, note] })
}

async function verdictOn(
  { deps, check, language }: CheckContext,
  claim: GatheredClaim,
  answer: ModelAnswer | undefined,
): Promise<CheckedClaim> {
  const bare = { deps, check, language }
  const { text, weighed, reason } = claim
  const found = answer
    ? await joinedVerdict(bare, claim, answer)
    : await settled(bare, text, { ...withWordsToCompare(weighed, text, language), reason, engine: 'builtin' })
  return { ...found, faults: found.faults.map(claim.origin) }
}
