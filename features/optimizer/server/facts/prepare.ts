import { contentLanguageOf } from '../../../../engines/text/index.ts'
import type { JobRun } from '../../../../platform/server/jobs/job.ts'
import { actorOfJob } from '../../../accounts/server/index.ts'
import { citedWords } from '../../../blogs/server/index.ts'
import { chooseModel } from '../../../model-keys/server/index.ts'
import type { CheckContext } from './context.ts'
import { givenSources } from './given-sources.ts'
import { readChecked } from './read-text.ts'
import { contradictingIn } from './statements.ts'
import type { CheckRow } from './store.ts'

/** Everything that the claims of one run are checked with: the text as it is now, the sources, the model if there is one. */
export async function contextOf(
  { deps, ownerId, signal }: JobRun,
  check: CheckRow,
  { userId, useOwnKey }: { userId: string; useOwnKey?: boolean | undefined },
): Promise<CheckContext> {
  const actor = await actorOfJob(deps, { userId, ownerId })
  const text = await readChecked(deps, check)
  const language = contentLanguageOf(check.language)
  const model = await chooseModel(deps, actor, { purpose: 'factgpt', feature: 'fact-check', key: useOwnKey })
  const context: CheckContext = {
    deps,
    actor,
    check,
    language,
    text,
    cited: check.blogId ? await citedWords(deps, actor, check.blogId) : [],
    givenIds: [],
    contradicting: await contradictingIn(text.sentences, check.language),
    pages: new Map(),
    sources: new Map(),
    model,
    signal,
  }
  return { ...context, givenIds: await givenSources(context) }
}
