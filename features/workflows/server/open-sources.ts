import { contentLanguageOf, isShareAlike } from '../../../engines/text/index.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { JobRun } from '../../../platform/server/jobs/job.ts'
import { speaksOf, topicWords } from '../../../platform/server/search/open/topic-words.ts'
import type { OpenAnswer, SearchResult } from '../../../platform/server/search/types.ts'
import { type Actor, preferencesOf, profileOf } from '../../accounts/server/index.ts'
import { presentSources, searchPassages } from '../../assets/server/index.ts'
import { inTurns } from './research/in-turns.ts'
import { searchesFor } from './research/viewpoints.ts'
import type { WorkflowRow } from './store.ts'

/** Passages of a person's own sources that are looked at for the topic. */
const PASSAGES = 40
const MOST_OWN = 5
/** What is read for a list of sources that is empty. */
const READ_FOR_NONE = 5
const LEAST_READ = 2
const RESULTS = 10
/** Of one search from a viewpoint; some of them are what the topic alone has found. */
const RESULTS_OF_VIEWPOINT = 5

/** What open libraries gave to a workflow. */
export interface OpenFindings {
  wasAsked: boolean
  results: SearchResult[]
  /** How many of the results are read without being ticked by a person. */
  read: number
  /** Viewpoints from which was searched. */
  viewpoints: string[]
  notes: string[]
}

/** Whether research may ask open libraries for a person: they switched it on, and the operator allows it. */
export async function mayAskOpenSources(deps: Pick<Deps, 'db' | 'openSources'>, userId: string): Promise<boolean> {
  if (!deps.openSources.names.length) return false
  return preferencesOf(await profileOf(deps.db, userId)).open_sources
}

const NOTHING: OpenFindings = { wasAsked: false, results: [], read: 0, viewpoints: [], notes: [] }

/**
 * Asks the open libraries about the topic at the first research, and whenever no source is chosen, then from each viewpoint
 * once. Only for an empty list are the best of what they have, after the person's own, taken as sources; beside chosen ones
 * they are offered.
 */
export async function findOpenSources(
  { deps, signal }: Pick<JobRun, 'deps' | 'signal'>,
  actor: Actor,
  { workflow, own }: { workflow: WorkflowRow; own: number },
): Promise<OpenFindings> {
  const { topic, language, assetIds, research } = workflow
  const isEmpty = assetIds.length === 0
  const viewpoints = (research.viewpoints ?? []).filter(({ searched }) => isEmpty || !searched)
  const asksTopic = isEmpty || !research.done
  if ((!asksTopic && !viewpoints.length) || !(await mayAskOpenSources(deps, actor.userId))) return NOTHING
  const answers: OpenAnswer[] = []
  const ask = async (wish: { query: string; topic?: string; limit: number }) =>
    answers.push(await deps.openSources.search({ ...wish, language, signal }))
  if (asksTopic) await ask({ query: topic, limit: RESULTS })
  for (const viewpoint of viewpoints)
    for (const query of searchesFor(workflow, viewpoint)) await ask({ query, topic, limit: RESULTS_OF_VIEWPOINT })
  const results = inTurns(answers.map((answer) => answer.results))
  const missed = new Set(answers.flatMap((answer) => answer.missed.map(({ name, why }) => `${name} ${why}`)))
  const notes = [...missed].map((what) => `${what}. Research continued without it.`)
  if (asksTopic && !results.length && !missed.size)
    notes.push(`Nothing found about “${topic}” in Wikipedia, OpenAlex, and Crossref.`)
  const read = isEmpty ? Math.max(LEAST_READ, READ_FOR_NONE + viewpoints.length - own) : 0
  return { wasAsked: true, results, read, viewpoints: viewpoints.map(({ text }) => text), notes }
}

/** What holds for texts that copy from pages under share-alike terms; none where there are no such pages. */
export function shareAlikeNotes(pages: WorkflowRow['research']['pages']): string[] {
  const read = pages.filter(
    ({ chosen, asset_id, rights }) => chosen && asset_id && isShareAlike(rights?.license ?? null),
  )
  const byLicense = Map.groupBy(read, ({ rights }) => rights?.license ?? '')
  return [...byLicense].map(
    ([license, under]) =>
      `${under.map(({ title }) => `“${title}”`).join(', ')}: ${license}. Quote with attribution; text that copies more must carry the same license.`,
  )
}

/** The person's own sources on the topic; they come before anything found. */
export async function ownSourcesOn(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { topic, language }: WorkflowRow,
): Promise<string[]> {
  const wanted = contentLanguageOf(language)
  const words = topicWords(topic, wanted)
  const passages = await searchPassages(deps, actor, topic, { limit: PASSAGES })
  const fitting = passages.filter(({ title, text }) => speaksOf(`${title} ${text}`, words, [wanted]))
  const sources = await presentSources(deps, actor, [...new Set(fitting.map(({ sourceId }) => sourceId))])
  const own = sources.filter(({ origin }) => origin === 'added').map(({ id, parent_id }) => parent_id ?? id)
  return [...new Set(own)].slice(0, MOST_OWN)
}
