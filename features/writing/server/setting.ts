import type { Notice } from '../../../platform/contract/evidence.ts'
import type { Setting, WritingInput } from '../contract.ts'
import { gatherSources, type SourcesWish } from './sources.ts'
import type { WritingRun } from './writing-run.ts'

/** What one call is written with, and what of it could not be had. `wish` is null where sources have no say. */
export async function settingOf(
  run: WritingRun,
  input: WritingInput,
  wish: SourcesWish | null,
): Promise<{ setting: Setting; notices: Notice[] }> {
  const { passages, notices } = wish ? await gatherSources(run, input, wish) : { passages: [], notices: [] }
  // nobody can make a brand voice or a brief so far
  return { setting: { language: input.language, sources: passages, voice: null, brief: '' }, notices }
}
