import { z } from 'zod'
import { contentLanguageOf } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import { defineJob, type JobRun } from '../../../../platform/server/jobs/job.ts'
import { changedText } from '../../changed-text.ts'
import { type CheckRow, changeCheck, findCheck } from './check-store.ts'
import { addedUp } from './check-view.ts'
import { withoutItself } from './itself.ts'
import { paidCheck } from './paid-check.ts'
import { matchKeysOf, runCheck } from './run-check.ts'
import type { NamedPage, WebSearch } from './web-search.ts'

const FULL_COMPARISONS = 5

/**
 * Compares one text with everything that was asked for. After a crash it continues with what is marked, asked and read
 * already; it is paid once.
 */
export const checkJob = defineJob({
  name: 'originality-check',
  payload: z.object({ checkId: z.string(), userId: z.string() }),
  async run(run: JobRun, { checkId, userId }) {
    const { deps, ownerId } = run
    const check = (await findCheck(deps.db, ownerId, checkId)) ?? refuse('not-found')
    const previous = check.previousId ? await findCheck(deps.db, ownerId, check.previousId) : null
    const { signal, progress } = run
    const asked = async (web: WebSearch) => {
      if (!hasProblem(web)) await changeCheck(deps.db, ownerId, checkId, { web })
    }
    const { value, charged } = await paidCheck(deps, { userId, ownerId }, check, () =>
      runCheck(deps, { ownerId }, { ...check, ...wishOf(check, previous) }, { signal, progress, asked }),
    )
    const known = matchKeysOf(value.findings)
    const left = withoutItself(check, value.findings, previous?.findings ?? null)
    const exclusions = { ...left, matches: left.matches.filter((key) => known.has(key)) }
    await changeCheck(deps.db, ownerId, checkId, {
      ...value,
      exclusions,
      credits: charged,
      percent: (await addedUp({ ...check, exclusions }, value.findings)).percent,
      web: null,
    })
    return { check_id: checkId }
  },
})

/** Who tries again may have more luck. */
function hasProblem({ search, copyscape }: WebSearch): boolean {
  return Boolean(search?.problem || copyscape?.problem)
}

function wishOf(check: CheckRow, previous: CheckRow | null) {
  const { blogId, assetId, url, text } = check
  return {
    language: contentLanguageOf(check.language),
    newText: changedText(previous?.text ?? null, text),
    knownPages: previous?.findings?.sources.flatMap(pageOf) ?? [],
    itself: { blogId, assetId, url },
    fullComparisons: FULL_COMPARISONS,
  }
}

type StoredSource = NonNullable<CheckRow['findings']>['sources'][number]

function pageOf({ kind, url, title, excerpt }: StoredSource): NamedPage[] {
  return kind === 'page' && url !== null ? [{ url, title, shown: excerpt }] : []
}
