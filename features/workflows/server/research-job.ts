import { z } from 'zod'
import { facts, isSpokenOf, questions, sourcesInOtherLanguages } from '../../../engines/compose/index.ts'
import { sharedKeyphrases } from '../../../engines/keywords/index.ts'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { defineJob, type JobRun } from '../../../platform/server/jobs/job.ts'
import { isHandedBack } from '../../../platform/server/jobs/types.ts'
import type { SearchAnswer, SearchResult } from '../../../platform/server/search/types.ts'
import { actorOfJob } from '../../accounts/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { researchSteps } from '../contract.ts'
import { findOpenSources, shareAlikeNotes } from './open-sources.ts'
import { placeIn, requirePassages } from './passages.ts'
import { readFoundPages } from './read-found-pages.ts'
import { materialOf } from './setting.ts'
import { findWorkflow, recordOnWorkflow, type WorkflowRow } from './store.ts'
import { tellPages } from './tell-pages.ts'

type Research = WorkflowRow['research']

const STEPS = 4
const MOST_QUESTIONS = 20
const MOST_FACTS = 40
const MOST_KEYWORDS = 20
/** In characters: more than any abstract has. */
const LONGEST_SNIPPET = 5_000
/** Search results that are read as sources without being ticked. */
const READ_AT_FIRST = 5

/** Reads the chosen sources, and what a search finds, for questions, facts and keywords. What was ticked stays ticked. */
export const researchJob = defineJob({
  name: 'workflow-research',
  payload: z.object({ workflowId: z.string(), userId: z.string() }),
  async run(run: JobRun, { workflowId, userId }) {
    try {
      await research(run, workflowId, userId)
      return { workflow_id: workflowId }
    } finally {
      if (!isHandedBack(run)) {
        await recordOnWorkflow(run.deps.db, workflowId, { taskId: null, updatedAt: run.deps.clock.now() })
        await tellPages(run.deps, run.ownerId, workflowId)
      }
    }
  },
})

async function research(run: JobRun, workflowId: string, userId: string): Promise<void> {
  const { deps, ownerId } = run
  const before = await workflowRow(run, workflowId)
  await run.progress({ step: researchSteps.searching, done: 0, total: STEPS })
  const actor = await actorOfJob(deps, { userId, ownerId })
  const { answer, notes } = await searchFor(deps, before, run.signal)
  const open = await findOpenSources(run, actor, before)
  const known = before.research.pages
  const found = mergedPages(known, answer?.results ?? [], known.length === 0 ? READ_AT_FIRST : 0)
  const pages = mergedPages(found, open.results, open.read)
  await run.progress({ step: researchSteps.pages, done: 1, total: STEPS })
  const read = await readFoundPages(run, actor, pages)
  const assetIds = [...new Set([...before.assetIds, ...open.ownIds, ...read.assetIds])]
  const searchNotes = [...notes, ...open.notes, ...read.notes, ...shareAlikeNotes(read.pages)]
  await recordOnWorkflow(deps.db, workflowId, {
    assetIds,
    research: {
      ...before.research,
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
  const findings = findIn(workflow, passages, answer)
  const latest = await workflowRow(run, workflowId) // a person may have ticked and typed meanwhile
  await recordOnWorkflow(deps.db, workflowId, {
    research: {
      ...latest.research,
      ...keptChoices(latest.research, findings),
      done: true,
      notes: [...searchNotes, ...limitsOf(workflow, passages)],
    },
    updatedAt: deps.clock.now(),
  })
  await run.progress({ step: '', done: STEPS, total: STEPS })
}

async function workflowRow({ deps, ownerId }: JobRun, id: string): Promise<WorkflowRow> {
  return (await findWorkflow(deps.db, ownerId, id))?.workflow ?? refuse('not-found')
}

/** Without a provider research goes on with the sources at hand; so it does when all providers fail, and says so. */
async function searchFor(
  deps: Pick<Deps, 'search'>,
  { topic, country, language }: WorkflowRow,
  signal: AbortSignal,
): Promise<{ answer: SearchAnswer | null; notes: string[] }> {
  try {
    return { answer: await deps.search.search({ query: topic, country, language, limit: 10, signal }), notes: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { answer: null, notes: [error.message] }
  }
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
function limitsOf(workflow: WorkflowRow, passages: readonly GivenPassage[]): string[] {
  const { topic } = workflow
  const wanted = contentLanguageOf(workflow.language)
  const foreign = sourcesInOtherLanguages(passages, wanted)
  const titles = new Map(passages.map(({ sourceId, title }) => [sourceId, title]))
  const left = [...foreign].map(
    ([id, other]) =>
      `“${titles.get(id)}” is in ${other}, and you’re writing in ${wanted}. The built-in writer quotes and doesn’t translate.`,
  )
  return isSpokenOf(materialOf(workflow, passages))
    ? left
    : [`No source mentions “${topic}”. Add one that does, or choose a topic your sources cover.`, ...left]
}

type Found = Pick<Research, 'questions' | 'facts' | 'keywords'>

function findIn(workflow: WorkflowRow, passages: GivenPassage[], answer: SearchAnswer | null): Found {
  const material = materialOf(workflow, passages)
  const own = workflow.research.questions
    .filter(({ origin }) => origin === 'custom')
    .map(({ text }) => ({ text, source: 'custom' as const }))
  const asked = [...own, ...(answer?.questions ?? []).map((text) => ({ text, source: 'google' as const }))]
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return {
    questions: questions(material, { asked, most: MOST_QUESTIONS }).map(({ text, source, answered, answer: at }) => ({
      id: newId(),
      text,
      origin: source === 'template' ? 'sources' : source,
      answered,
      answer: at?.quote ?? null,
      passage_id: at?.passageId ?? null,
      chosen: answered || source === 'custom',
    })),
    facts: facts(material, { most: MOST_FACTS }).map((fact) => ({
      id: fact.id,
      text: fact.text,
      quote: fact.quote,
      passage_id: fact.passageId,
      asset_id: byId.get(fact.passageId)?.assetId ?? null,
      title: fact.title,
      url: fact.url ?? null,
      ...placeIn(byId.get(fact.passageId)),
      date: fact.published ?? null,
      chosen: true,
    })),
    keywords: keywordsOf(workflow, passages, answer),
  }
}

function keywordsOf(
  workflow: WorkflowRow,
  passages: GivenPassage[],
  answer: SearchAnswer | null,
): Research['keywords'] {
  const language = contentLanguageOf(workflow.language)
  const foreign = sourcesInOtherLanguages(passages, language)
  const read = passages.filter(({ sourceId }) => !foreign.has(sourceId))
  const bySource = Map.groupBy(read.length > 0 ? read : passages, ({ sourceId }) => sourceId)
  const texts = [...bySource.values()].map((own) => own.map(({ text }) => text).join('\n\n'))
  const shared = sharedKeyphrases(texts, { language, limit: MOST_KEYWORDS }).map(({ phrase, count, sources }, at) => ({
    id: newId(),
    phrase,
    count,
    sources,
    chosen: at < 5,
  }))
  const related = (answer?.related ?? []).map((phrase) => ({
    id: newId(),
    phrase,
    count: 0,
    sources: 0,
    chosen: false,
  }))
  return [...shared, ...related]
}

/** What a person had ticked or not, and their own questions, hold for what is found again. */
function keptChoices(before: Research, found: Found): Found {
  const kept = <Thing extends { chosen: boolean }>(
    things: Thing[],
    known: Thing[],
    keyOf: (thing: Thing) => string,
  ): Thing[] => {
    const choices = new Map(known.map((thing) => [keyOf(thing), thing.chosen]))
    return things.map((thing) => ({ ...thing, chosen: choices.get(keyOf(thing)) ?? thing.chosen }))
  }
  const questionsFound = kept(found.questions, before.questions, ({ text }) => text)
  const missingOwn = before.questions.filter(
    ({ origin, text }) => origin === 'custom' && !questionsFound.some((question) => question.text === text),
  )
  return {
    questions: [...questionsFound, ...missingOwn],
    facts: kept(found.facts, before.facts, ({ text }) => text),
    keywords: kept(found.keywords, before.keywords, ({ phrase }) => phrase),
  }
}
