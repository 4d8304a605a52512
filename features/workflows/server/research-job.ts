import { z } from 'zod'
import { isSpokenOf, sourcesInOtherLanguages } from '../../../engines/digest/index.ts'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import { defineJob, type JobRun } from '../../../platform/server/jobs/job.ts'
import { isHandedBack } from '../../../platform/server/jobs/types.ts'
import type { SearchResult } from '../../../platform/server/search/types.ts'
import { type Actor, actorOfJob } from '../../accounts/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { researchSteps } from '../contract.ts'
import { findOpenSources, ownSourcesOn, shareAlikeNotes } from './open-sources.ts'
import { requirePassages } from './passages.ts'
import { viewpointsFor } from './propose-viewpoints.ts'
import { readFoundPages } from './read-found-pages.ts'
import { keptChoices } from './research/kept-choices.ts'
import { readSources } from './research/read-sources.ts'
import { readWithModel } from './research/read-with-model.ts'
import { searchWith } from './research/search-viewpoints.ts'
import { usualViewpoints } from './research/viewpoints.ts'
import { materialOf } from './setting.ts'
import { findWorkflow, recordOnWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'

type Research = WorkflowRow['research']

const STEPS = 4
/** In characters: more than any abstract has. */
const LONGEST_SNIPPET = 5_000
/** Search results that are read as sources without being ticked. */
const READ_AT_FIRST = 5

/** The best result for the topic, and of each viewpoint. */
function readAtFirst({ research: { viewpoints = [] } }: WorkflowRow): number {
  return READ_AT_FIRST + viewpoints.length
}

/** Reads the chosen sources, and what a search finds, for questions, facts and keywords. What was ticked stays ticked. */
export const researchJob = defineJob({
  name: 'workflow-research',
  payload: z.object({ workflowId: z.string(), userId: z.string(), suggestsViewpoints: z.boolean().optional() }),
  async run(run: JobRun, { workflowId, userId, suggestsViewpoints }) {
    try {
      const actor = await actorOfJob(run.deps, { userId, ownerId: run.ownerId })
      if (suggestsViewpoints) await suggestViewpoints(run, actor, workflowId)
      await research(run, workflowId, actor)
      return { workflow_id: workflowId }
    } finally {
      if (!isHandedBack(run)) {
        await recordOnWorkflow(run.deps.db, workflowId, { taskId: null, updatedAt: run.deps.clock.now() })
        await tellPages(run.deps, run.ownerId, workflowId)
      }
    }
  },
})

/** Viewpoints where there are none yet: what credits or a model do not allow is left to the usual ones. */
async function suggestViewpoints(run: JobRun, actor: Actor, workflowId: string): Promise<void> {
  const { deps, signal, taskId } = run
  const workflow = await workflowRow(run, workflowId)
  if (workflow.research.viewpoints?.length) return
  await run.progress({ step: researchSteps.viewpoints, done: 0, total: STEPS })
  const wish = { workflow, signal, requestId: `viewpoints ${taskId}` }
  const viewpoints = await viewpointsFor(deps, actor, wish).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof Refusal)) throw error
    return usualViewpoints(workflow)
  })
  const { research: latest } = await workflowRow(run, workflowId)
  await recordOnWorkflow(deps.db, workflowId, { research: { ...latest, viewpoints }, updatedAt: deps.clock.now() })
  await tellPages(deps, run.ownerId, workflowId)
}

async function research(run: JobRun, workflowId: string, actor: Actor): Promise<void> {
  const { deps } = run
  const before = await workflowRow(run, workflowId)
  await run.progress({ step: researchSteps.searching, done: 0, total: STEPS })
  const { answer, notes } = await searchWith(deps, before, run.signal)
  const ownIds = before.assetIds.length ? [] : await ownSourcesOn(deps, actor, before)
  const open = await findOpenSources(run, actor, { workflow: before, own: ownIds.length })
  const known = before.research.pages
  const found = mergedPages(known, answer?.results ?? [], known.length === 0 ? readAtFirst(before) : 0)
  const pages = mergedPages(found, open.results, open.read)
  await run.progress({ step: researchSteps.pages, done: 1, total: STEPS })
  const read = await readFoundPages(run, actor, pages)
  const assetIds = [...new Set([...before.assetIds, ...ownIds, ...read.assetIds])]
  const searched = await workflowRow(run, workflowId) // a person may have typed while pages were read
  const searchNotes = [...notes, ...open.notes, ...read.notes, ...shareAlikeNotes(read.pages)]
  await recordOnWorkflow(deps.db, workflowId, {
    assetIds,
    research: {
      ...searched.research,
      viewpoints: withSearched(searched, open.viewpoints),
      pages: read.pages,
      // what was not found is said even where nothing is left to go on with
      notes: searchNotes,
      search_provider: answer?.provider ?? (open.wasAsked ? 'open-sources' : before.research.search_provider),
    },
  })
  await run.progress({ step: researchSteps.sources, done: 2, total: STEPS })
  const workflow = await workflowRow(run, workflowId)
  const passages = await requirePassages(deps, workflow)
  await run.progress({ step: researchSteps.noting, done: 3, total: STEPS })
  const byCode = readSources(workflow, passages, answer)
  const noted = await readWithModel(run, actor, { workflow, byCode })
  const latest = await workflowRow(run, workflowId) // a person may have ticked and typed meanwhile
  await recordOnWorkflow(deps.db, workflowId, {
    research: {
      ...latest.research,
      ...keptChoices(latest.research, noted.findings),
      done: true,
      notes: [...searchNotes, ...noted.notes, ...limitsOf(workflow, passages, noted.wasRead)],
    },
    updatedAt: deps.clock.now(),
  })
  await run.progress({ step: '', done: STEPS, total: STEPS })
}

/** A viewpoint is searched from once, so that a second run looks only at what the writer has changed. */
function withSearched({ research: { viewpoints = [] } }: WorkflowRow, searched: readonly string[]) {
  return viewpoints.map((viewpoint) => ({
    ...viewpoint,
    searched: viewpoint.searched || searched.includes(viewpoint.text),
  }))
}

async function workflowRow({ deps, ownerId }: JobRun, id: string): Promise<WorkflowRow> {
  return (await findWorkflow(deps.db, ownerId, id))?.workflow ?? refuse('not-found')
}

/** Pages known before with those found now behind them, of which the first are to be read. */
function mergedPages(known: Research['pages'], results: SearchResult[], read: number): Research['pages'] {
  const found = results
    .filter(({ url }) => !known.some((page) => page.url === url))
    .map(({ title, url, snippet, publishedAt, author, siteName, rights }, at) => ({
      title,
      url,
      snippet: snippet.slice(0, LONGEST_SNIPPET),
      asset_id: null,
      chosen: at < read,
      ...(rights ? { author, site_name: siteName, published_at: publishedAt, rights } : {}),
    }))
  return [...known, ...found]
}

/** What these sources cannot give, said before anything is written from them. */
function limitsOf(workflow: WorkflowRow, passages: readonly GivenPassage[], wasRead: boolean): string[] {
  const { topic } = workflow
  const wanted = contentLanguageOf(workflow.language)
  // a model reads them in any language
  const foreign = wasRead ? new Map<string, string>() : sourcesInOtherLanguages(passages, wanted)
  const titles = new Map(passages.map(({ sourceId, title }) => [sourceId, title]))
  const left = [...foreign].map(
    ([id, other]) =>
      `“${titles.get(id)}” is in ${other}, and you’re writing in ${wanted}. The built-in writer quotes and doesn’t translate.`,
  )
  return isSpokenOf(materialOf(workflow, passages))
    ? left
    : [`No source mentions “${topic}”. Add one that does, or choose a topic your sources cover.`, ...left]
}
