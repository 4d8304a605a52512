import type { z } from 'zod'
import { contentLanguageOf } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { sourceIdsOf, sourcesOf } from '../../../assets/server/index.ts'
import { creditsForClaims, usageOf } from '../../../billing/server/index.ts'
import { FactSources, type FactSourcesShape, type factCalls } from '../../contract/facts.ts'
import { anchorOf, type ReadSentence } from '../../facts/read-sentences.ts'
import { readSubject, type Subject } from '../read-subject.ts'
import { currentCheck } from './current.ts'
import { factCheckJob } from './job.ts'
import { type CheckedText, readChecked } from './read-text.ts'
import { contradictingIn, isReadIn, plainStatementsIn, statementsIn } from './statements.ts'
import { type CheckRow, claimsOf, holdCheck, insertCheck, latestOfBlog } from './store.ts'
import { foundBefore } from './sync-claims.ts'
import { canCompare } from './to-compare.ts'

type InputOf<Name extends 'plan' | 'start' | 'rerun'> = z.output<
  (typeof factCalls)[Name]['~orpc']['inputSchema'] & z.ZodType
>

/** How many claims a check of this subject would look at, and what that costs. */
export async function planCheck(deps: Deps, actor: Actor, input: InputOf<'plan'>) {
  const subject = await readSubject(deps, actor, input)
  const known = await knownCheck(deps, actor, subject, input.check_id)
  const check = newCheck(deps, actor, subject, { ...input, sources: { ...known?.sources, ...input.sources } })
  const text = await readChecked(deps, check)
  const { sentences } = text
  const comparable = await canCompare(deps, actor, check, text)
  const web = deps.search.names.length > 0
  if (!isReadIn(sentences, contentLanguageOf(check.language))) return { ...NOTHING_PLANNED, web, comparable }
  const stored = known ? await claimsOf(deps.db, known.id) : []
  const checked = new Set(stored.flatMap(({ anchor, verdict }) => (verdict ? [anchor] : [])))
  // somebody wanted these checked, whatever the rules take them for
  const taken = new Set(stored.flatMap(({ kind, anchor }) => (kind === 'claim' ? [anchor] : [])))
  const statements = await statementsIn(sentences, check.language)
  const claims = [
    ...statements.flatMap(({ kind, sentence }) => (kind === 'claim' || taken.has(sentence.anchor) ? [sentence] : [])),
    ...foundBefore(stored, { statements, sentences }),
  ]
  const open = claims.filter(({ anchor }) => !checked.has(anchor))
  return {
    claims: claims.length,
    unchanged: claims.length - open.length,
    credits: comparable ? creditsForClaims(open.length) : 0,
    credits_for_all: comparable ? creditsForClaims(claims.length) : 0,
    others: (await plainStatementsIn(sentences, check.language)).length,
    web,
    comparable,
    contradicting: comparable ? 0 : (await contradictingIn(sentences, check.language)).size,
    measured: true,
    to_check: open.slice(0, MOST_NAMED).map(({ text }) => text),
  }
}

const NOTHING_PLANNED = {
  claims: 0,
  unchanged: 0,
  credits: 0,
  credits_for_all: 0,
  others: 0,
  contradicting: 0,
  measured: false,
  to_check: [],
}

/** Claims that a plan names; the others are only counted. */
const MOST_NAMED = 100

/** The check that continues with this subject: the blog's, or the one that is named. */
async function knownCheck(deps: Deps, actor: Actor, { blogId }: Subject, id: string | undefined) {
  if (blogId) return latestOfBlog(deps.db, actor.ownerId, blogId)
  return id ? currentCheck(deps, actor, id) : null
}

/** Queues the check of a subject; a blog's continues from what it had checked before. */
export async function startCheck(deps: Deps, actor: Actor, input: InputOf<'start'>): Promise<CheckRow> {
  const subject = await readSubject(deps, actor, input)
  const wish = newCheck(deps, actor, subject, input)
  await requireSources(deps, actor, wish.sources)
  const known = subject.blogId ? await latestOfBlog(deps.db, actor.ownerId, subject.blogId) : null
  const check = known ? { ...known, language: wish.language, country: wish.country, sources: wish.sources } : wish
  const text = await readChecked(deps, check)
  const { sentences } = text
  if (!isReadIn(sentences, contentLanguageOf(check.language))) refuse('language-not-measured')
  const stated = [
    ...(await statementsIn(sentences, check.language)),
    ...(await plainStatementsIn(sentences, check.language)),
  ]
  if (stated.length === 0) refuse('nothing-to-check')
  const isFree = await isAlone(deps, actor, { check, text, wish: input })
  return begin(deps, actor, { check, isNew: !known, isFree, useOwnKey: input.key })
}

/** Queues a check again: what has changed, and what is named. */
export async function rerunCheck(deps: Deps, actor: Actor, input: InputOf<'rerun'>): Promise<CheckRow> {
  const known = await currentCheck(deps, actor, input.id)
  const check: CheckRow = {
    ...known,
    text: known.blogId === null ? (input.text ?? known.text) : known.text,
    sources: { ...known.sources, ...input.sources },
    language: input.language ? contentLanguageOf(input.language) : known.language,
    country: input.country ?? known.country,
  }
  await requireSources(deps, actor, check.sources)
  const quoted = await requireClaims(deps, check, input.claim_ids)
  const text = await readChecked(deps, check)
  const { sentences } = text
  if (!isReadIn(sentences, contentLanguageOf(check.language))) refuse('language-not-measured')
  return begin(deps, actor, {
    check,
    isNew: false,
    isFree: await isAlone(deps, actor, { check, text, wish: input }),
    useOwnKey: input.key,
    claimIds: input.claim_ids,
    all: input.all,
    anchors: input.sentences || quoted.length > 0 ? [...quoted, ...anchorsIn(sentences, input.sentences)] : undefined,
  })
}

/** Ends what runs; what is checked stays. */
export async function stopCheck(deps: Deps, actor: Owner, id: string): Promise<CheckRow> {
  const check = await currentCheck(deps, actor, id)
  if (check.taskId) await deps.jobs.cancel(actor.ownerId, check.taskId)
  return currentCheck(deps, actor, id)
}

/** The anchors of sentences that are in the text; 422 where one isn't. */
function anchorsIn(sentences: readonly ReadSentence[], wanted: readonly string[] = []): string[] {
  const known = new Set(sentences.map(({ anchor }) => anchor))
  return wanted.map((text, at) => {
    const anchor = anchorOf(text)
    if (known.has(anchor)) return anchor
    return refuse('invalid', { details: [{ path: `sentences.${at}`, message: 'This sentence is not in the text.' }] })
  })
}

interface Beginning {
  check: CheckRow
  isNew: boolean
  /** Nothing but the text itself is looked at. */
  isFree: boolean
  useOwnKey?: boolean | undefined
  claimIds?: string[] | undefined
  all?: boolean | undefined
  anchors?: string[] | undefined
}

/** One check of a text at a time: the second is refused instead of disturbing the first. */
async function begin(deps: Deps, actor: Actor, { check, isNew, isFree, ...wish }: Beginning): Promise<CheckRow> {
  if (!isFree) await requireCredit(deps, actor)
  const before = isNew ? null : (await currentCheck(deps, actor, check.id)).taskId
  if (before) refuse('check-busy')
  return deps.transaction(async () => {
    if (isNew) await insertCheck(deps.db, check)
    const payload = { checkId: check.id, userId: actor.userId, ...wish }
    const title = check.title || check.text.slice(0, 60).trim()
    const taskId = await deps.jobs.start(factCheckJob, payload, { ownerId: actor.ownerId, title })
    const values = { ...check, taskId, run: check.run + 1, notes: [] }
    if (!(await holdCheck(deps.db, check.id, values, null))) refuse('check-busy')
    return values
  })
}

/** Says at once that there are no credits, instead of failing when the work has begun. */
async function requireCredit(deps: Deps, actor: Actor): Promise<void> {
  const { remaining } = await usageOf(deps, actor)
  if (remaining === 0) refuse('credits-exhausted')
}

/**
 * Whether a text can only be held against itself, which is free. Refuses what could then only end without an answer, unless that is
 * wanted, so that a person can answer for the claims; a text that contradicts itself needs nothing else to show it.
 */
async function isAlone(
  deps: Deps,
  actor: Actor,
  { check, text, wish }: { check: CheckRow; text: CheckedText; wish: { without_evidence?: boolean | undefined } },
): Promise<boolean> {
  if (await canCompare(deps, actor, check, text)) return false
  if (wish.without_evidence) return true
  if ((await contradictingIn(text.sentences, check.language)).size === 0) refuse('nothing-to-compare')
  return true
}

/** 404 for a source that is not the owner's. */
async function requireSources(deps: Deps, actor: Actor, { asset_ids, domains }: FactSourcesShape): Promise<void> {
  if (asset_ids.length > 0) await sourcesOf(deps, actor, asset_ids)
  if (domains.length > 0) await sourceIdsOf(deps, actor, 'domain', domains)
}

/** 404 for a claim that the check has not. Returns the anchors of those that were only listed: whoever asks for them makes them claims. */
async function requireClaims({ db }: Pick<Deps, 'db'>, { id }: CheckRow, claimIds: string[] = []): Promise<string[]> {
  if (claimIds.length === 0) return []
  const known = new Map((await claimsOf(db, id)).map((claim) => [claim.id, claim]))
  return claimIds.flatMap((claimId) => {
    const { kind, anchor } = known.get(claimId) ?? refuse('not-found')
    return kind === 'quoted' ? [anchor] : []
  })
}

function newCheck(
  { clock }: Pick<Deps, 'clock'>,
  { ownerId, userId }: Actor,
  subject: Subject,
  input: {
    language?: string | undefined
    country?: string | undefined
    sources?: Partial<FactSourcesShape> | undefined
  },
): CheckRow {
  return {
    id: newId(),
    ownerId,
    authorId: userId,
    blogId: subject.blogId,
    assetId: subject.assetId,
    title: subject.title,
    text: subject.blogId ? '' : subject.text,
    language: contentLanguageOf(input.language ?? subject.language),
    country: input.country ?? null,
    sources: FactSources.parse(input.sources ?? {}),
    taskId: null,
    run: 0,
    engine: 'builtin',
    notes: [],
    shareToken: null,
    createdAt: clock.now(),
    checkedAt: null,
  }
}
