import { z } from 'zod'
import { Refusal, refuse } from '../../../../platform/contract/failures.ts'
import { defineJob, type JobRun } from '../../../../platform/server/jobs/job.ts'
import { isHandedBack } from '../../../../platform/server/jobs/types.ts'
import { CLAIMS_PER_CREDIT, creditsForClaims } from '../../../billing/server/index.ts'
import { runPaid } from '../../../writing/server/index.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import type { CheckedClaim } from './check-claim.ts'
import { checkTogether } from './check-together.ts'
import type { CheckContext } from './context.ts'
import { notifyPages } from './current.ts'
import { freeOf } from './free-claims.ts'
import { listQuoted } from './list-quoted.ts'
import { contextOf } from './prepare.ts'
import { rememberVerdict } from './refutations.ts'
import { type ClaimRow, changeCheck, changeClaim, findCheck } from './store.ts'
import { addFoundClaims, keptAcceptance, syncClaims } from './sync-claims.ts'
import { hasToCompare } from './to-compare.ts'

const Payload = z.object({
  checkId: z.string(),
  userId: z.string(),
  useOwnKey: z.boolean().optional(),
  /** Claims that are checked again although their sentences have not changed. */
  claimIds: z.array(z.string()).optional(),
  all: z.boolean().optional(),
  /** Sentences, by their anchors, that are claims because somebody wants them checked. */
  anchors: z.array(z.string()).optional(),
})
type Wish = z.output<typeof Payload>

/**
 * Checks the claims of a text one after the other. Each is stored as soon as it is judged, so that a run which starts over
 * after a crash continues at the claim that had been reached; five claims at a time are paid for when they are done, once.
 */
export const factCheckJob = defineJob({
  name: 'fact-check',
  payload: Payload,
  async run(run: JobRun, wish) {
    try {
      return await checkFacts(run, wish)
    } catch (error) {
      if (error instanceof Refusal && !run.signal.aborted) await noteRefusal(run, wish.checkId, error)
      throw error
    } finally {
      if (!isHandedBack(run)) await letGo(run, wish.checkId)
    }
  },
})

async function checkFacts(run: JobRun, wish: Wish) {
  const { deps } = run
  const check = (await findCheck(deps.db, run.ownerId, wish.checkId)) ?? refuse('not-found')
  await run.progress({ step: 'Reading text and sources', done: 0, total: 0 })
  const context = await contextOf(run, check, wish)
  const rows = await syncClaims(deps, check, context, wish.anchors)
  await notifyPages(deps, check)
  const isAlone = !(await hasToCompare(context))
  if (isAlone) await changeCheck(deps.db, check.id, { notes: [...(await notesOf(context)), ALONE] })
  const isDone = (row: ClaimRow) => row.verdict !== null && row.checkedIn === check.run
  const isWanted = (row: ClaimRow) => row.verdict === null || wish.all || wish.claimIds?.includes(row.id)
  // What an interrupted run had done counts among its fives, so that each five is one payment whenever it is taken up.
  const ofRun = rows.filter((row) => row.kind === 'claim' && (isDone(row) || isWanted(row)))
  if (!isAlone && !wish.claimIds && !wish.anchors && ofRun.some((row) => !isDone(row))) {
    await run.progress({ step: 'Finding more claims', done: 0, total: ofRun.length })
    // Only as many more as the credits that were announced pay for; the others wait for the next check, and its plan counts them.
    const added = await addFoundClaims(context, rows)
    rows.push(...added)
    ofRun.push(...added.slice(0, creditsForClaims(ofRun.length) * CLAIMS_PER_CREDIT - ofRun.length))
  }
  const at = { done: ofRun.filter(isDone).length, total: ofRun.length }
  // done before or not, so that the fives of a run that starts over stay the same
  const free = await freeOf(context, ofRun, isAlone)
  for (const [row, checked] of free) {
    if (isDone(row)) continue
    await keepClaim(run, context, { row, checked })
    at.done += 1
  }
  const paid = isAlone ? [] : ofRun.filter((row) => !free.has(row))
  let charged = 0
  for (let from = 0; from < paid.length; from += CLAIMS_PER_CREDIT) {
    const five = paid.slice(from, from + CLAIMS_PER_CREDIT)
    charged += await checkPaid(
      run,
      { context, at },
      { key: five[0]?.id ?? '', pending: five.filter((row) => !isDone(row)) },
    )
  }
  await listQuoted(context, withoutClaims(context, rows))
  await run.progress({ step: '', done: at.total, total: at.total })
  await changeCheck(deps.db, check.id, { checkedAt: deps.clock.now(), title: context.text.title })
  return { check_id: check.id, charged, ...(check.blogId ? { blog_id: check.blogId } : {}) }
}

interface Round {
  context: CheckContext
  at: { done: number; total: number }
}

interface Five {
  /** The same whenever the same five are taken up. */
  key: string
  pending: readonly ClaimRow[]
}

/** Claims that one credit pays for; nothing is charged when they cannot all be checked. Returns what was charged. */
async function checkPaid(run: JobRun, { context, at }: Round, { key, pending }: Five): Promise<number> {
  const { deps, actor, check, model } = context
  const price = {
    cost: 1,
    feature: 'fact-check',
    key: `facts ${check.id} ${check.run} ${key}`,
    model: { chosen: model },
    facts: { claims: pending.length },
  }
  const { charge } = await runPaid({ deps, actor }, price, async () => {
    const show = ({ text }: Pick<ClaimRow, 'text'>) => run.progress({ step: text.slice(0, STEP_WORDS), ...at })
    const open = pending.flatMap((row) => {
      const sentence = context.text.sentences.find(({ anchor }) => anchor === row.anchor)
      return sentence ? [{ row, sentence }] : []
    })
    // a model is asked about all at once; the rules judge one after the other, and each is kept at once
    for (const some of model ? [open] : open.map((one) => [one])) {
      const sentences = some.map(({ sentence }) => sentence)
      const checked = await checkTogether(context, sentences, show)
      for (const { row, sentence } of some) await keepClaim(run, context, { row, checked: checked.get(sentence) })
      at.done += some.length
    }
    return { value: undefined }
  })
  return charge.charged
}

/** The sentences of a text that are no claims. */
function withoutClaims({ text }: CheckContext, rows: readonly ClaimRow[]): ReadSentence[] {
  const claimed = new Set(rows.flatMap(({ kind, anchor }) => (kind === 'claim' ? [anchor] : [])))
  return text.sentences.filter(({ anchor }) => !claimed.has(anchor))
}

const ALONE = 'There was nothing to compare this text with, so only contradictions within it were checked, free.'

async function notesOf({ deps, check }: CheckContext): Promise<string[]> {
  return (await findCheck(deps.db, check.ownerId, check.id))?.notes ?? []
}

/** Characters of a sentence that identify which one is being checked. */
const STEP_WORDS = 90

async function keepClaim(
  { deps, signal }: JobRun,
  { check }: CheckContext,
  { row, checked }: { row: ClaimRow; checked: CheckedClaim | undefined },
): Promise<void> {
  signal.throwIfAborted()
  if (!checked) return
  const accepted = keptAcceptance(row, checked)
  await changeClaim(deps.db, row.id, { ...checked, checkedAt: deps.clock.now(), checkedIn: check.run, accepted })
  await rememberVerdict(deps, { ...row, ...checked, accepted })
  if (checked.engine !== 'builtin') await changeCheck(deps.db, check.id, { engine: checked.engine })
  await notifyPages(deps, check)
}

/** Says on the report why it ends where it does: credits that ran out, a model key that is gone. */
async function noteRefusal({ deps, ownerId }: JobRun, checkId: string, { message }: Refusal): Promise<void> {
  const check = await findCheck(deps.db, ownerId, checkId)
  if (check) await changeCheck(deps.db, checkId, { notes: [...check.notes, message] })
}

async function letGo({ deps, ownerId }: JobRun, checkId: string): Promise<void> {
  const check = await findCheck(deps.db, ownerId, checkId)
  if (!check) return
  await changeCheck(deps.db, checkId, { taskId: null })
  await notifyPages(deps, check)
}
