import { countWords } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { creditsForCopies } from '../../../billing/server/index.ts'
import { changedText, looksNoFurther } from '../../changed-text.ts'
import { isCompared } from '../../contract/compared.ts'
import {
  LEAST_WORDS,
  OriginalityExclusions,
  type OriginalityExclusionsShape,
  type OriginalityOptionsShape,
} from '../../contract/originality.ts'
import { checkJob } from './check-job.ts'
import { type CheckRow, changeCheck, findCheck, insertCheck } from './check-store.ts'
import { requireMeans } from './paid-check.ts'
import type { CheckedSubject } from './subject-of.ts'

/** Exclusions of a check that nobody said any for: quotations are not copied text. */
export const atFirstLeftOut: OriginalityExclusionsShape = OriginalityExclusions.parse({ quotes: true })

/** Refuses a text of fewer than 15 words. */
export function requireWords(text: string): number {
  const words = countWords(text)
  if (words < LEAST_WORDS) refuse('too-few-words')
  return words
}

/**
 * Queues a check. Refuses what its plan, runs or credits do not allow before anything is stored. Against an earlier
 * check that looked at no less, only paragraphs that are new are paid for.
 */
export async function startCheck(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'transaction' | 'jobs'>,
  actor: Actor,
  { subject, options, previousId }: { subject: CheckedSubject; options: OriginalityOptionsShape; previousId?: string },
): Promise<CheckRow> {
  const words = requireWords(subject.text)
  const previous = previousId ? await previousCheck(deps, actor, previousId) : null
  const before = previous && hasChecked(previous) && looksNoFurther(options, previous.options) ? previous.text : null
  const wordsCharged = countWords(changedText(before, subject.text))
  const credits = creditsForCopies([wordsCharged])
  await requireMeans(deps, actor, credits)
  return deps.transaction(async () => {
    const check = await insertCheck(deps.db, {
      ...subject,
      id: newId(),
      ownerId: actor.ownerId,
      userId: actor.userId,
      words,
      wordsCharged,
      credits,
      previousId: before === null ? null : (previous?.id ?? null),
      options,
      exclusions: previous?.exclusions ?? atFirstLeftOut,
      createdAt: deps.clock.now(),
    })
    const work = { checkId: check.id, userId: actor.userId }
    const taskId = await deps.jobs.start(checkJob, work, { ownerId: actor.ownerId, title: subject.title })
    return (await changeCheck(deps.db, actor.ownerId, check.id, { taskId })) ?? check
  })
}

/** Only a check that came to its end has looked at anything. */
async function previousCheck({ db }: Pick<Deps, 'db'>, { ownerId }: Actor, id: string): Promise<CheckRow | null> {
  const check = (await findCheck(db, ownerId, id)) ?? refuse('not-found')
  return check.findings ? check : null
}

/** What had nothing to compare with was not paid for, and spares the next check nothing. */
function hasChecked({ compared }: CheckRow): boolean {
  return compared !== null && isCompared(compared)
}
