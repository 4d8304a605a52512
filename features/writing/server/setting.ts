import type { Notice } from '../../../platform/contract/evidence.ts'
import { projectFor } from '../../projects/server/index.ts'
import { voiceFor } from '../../voices/server/index.ts'
import type { Setting, WritingInput } from '../contract.ts'
import { briefSentences } from './brief-sentences.ts'
import { type ChosenSource, gatherSources, type SourcesWish } from './sources.ts'
import type { WritingRun } from './writing-run.ts'

/** What one call is written with, and what of it could not be had. `wish` is null where sources have no say. */
export async function settingOf(
  run: WritingRun,
  input: WritingInput,
  wish: SourcesWish | null,
): Promise<{ setting: Setting; notices: Notice[]; chosen: readonly ChosenSource[] }> {
  const {
    passages,
    notices,
    chosen = [],
  } = wish ? await gatherSources(run, input, wish) : { passages: [], notices: [] }
  // what the person's own words are made into keeps to those words
  const brief = wish && input.project_id ? await readersOf(run, input.project_id) : ''
  const voice = await voiceFor(run.deps, run.actor, { voiceId: input.brand_voice_id, projectId: input.project_id })
  return { setting: { language: input.language, sources: passages, voice, brief }, notices, chosen }
}

/** For whom a project writes. Its call to action and the length are those of whole articles. */
async function readersOf({ deps, actor }: WritingRun, projectId: string): Promise<string> {
  const { brief } = await projectFor(deps, actor, projectId)
  return brief ? briefSentences({ ...brief, call_to_action: '', keyphrase: '' }) : ''
}
