import { type Passage, rank } from '../../../engines/retrieval/index.ts'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { passagesOf, presentSources, searchPassages } from '../../assets/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import type { SectionRow, StoredWorkflow, WorkflowRow } from './store.ts'

type Needs = Pick<Deps, 'db'>

/** Passages that research, headlines and outlines are made from; more take long and add little. */
const MOST_FOR_ALL = 400
/** Passages that one section is written from. */
const MOST_FOR_SECTION = 60
/** Passages that are shown to choose from. */
const MOST_TO_CHOOSE = 30

/** The best of the chosen sources for the topic, in the order of the sources where there are few; the `setAside` always. */
export async function passagesForTopic(
  deps: Needs,
  workflow: WorkflowRow,
  setAside: readonly string[] = [],
): Promise<GivenPassage[]> {
  const { assetIds, topic, research } = workflow
  const present = await presentPassages(deps, workflow, assetIds)
  const all = present.passages.map(asGiven)
  if (all.length <= MOST_FOR_ALL) return all
  const wanted = [topic, research.context].filter(Boolean).join(' ')
  const found = await searchPassages(deps, workflow, wanted, { assetIds: present.assetIds, limit: MOST_FOR_ALL / 2 })
  const named = all.filter(({ id }) => setAside.includes(id))
  return distinct([...named, ...found.map(asGiven), ...all]).slice(0, MOST_FOR_ALL)
}

/** Passages of which a model is shown what fits; beyond them only the first are looked at. */
const MOST_FOR_MODEL = 5_000

/** All that the chosen sources say, in their order: a model is shown what of it fits. */
export async function passagesOfSources(deps: Needs, workflow: WorkflowRow): Promise<GivenPassage[]> {
  const { passages } = await presentPassages(deps, workflow, workflow.assetIds)
  return passages.slice(0, MOST_FOR_MODEL).map(asGiven)
}

/** As `passagesForTopic`; refuses (`no-sources`) where there is none. */
export async function requirePassages(deps: Needs, workflow: WorkflowRow): Promise<GivenPassage[]> {
  const passages = await passagesForTopic(deps, workflow)
  return passages.length > 0 ? passages : refuse('no-sources')
}

/** Passages to choose from for a section: the named ones in that order, or else those that fit the words best. */
export async function passagesToChoose(
  deps: Needs,
  stored: StoredWorkflow,
  { query = '', ids }: { query?: string; ids?: readonly string[] },
): Promise<GivenPassage[]> {
  const { assetIds, topic } = stored.workflow
  const all = (await presentPassages(deps, stored.workflow, assetIds)).passages.map(asGiven)
  if (ids) return ids.flatMap((id) => all.find((passage) => passage.id === id) ?? [])
  const byId = new Map(all.map((passage) => [passage.id, passage]))
  const ranked = rank(query || topic, all, {
    language: contentLanguageOf(stored.workflow.language),
    limit: MOST_TO_CHOOSE,
  })
  return ranked.flatMap(({ passage }) => byId.get(passage.id) ?? [])
}

/** Where a passage stands in its source: in a few words for programs, and its page for readers of any language. */
export function placeIn(passage: GivenPassage | undefined): { place: string; page?: number } {
  if (passage?.page) return { place: `p. ${passage.page}`, page: passage.page }
  return { place: passage?.heading ?? '' }
}

/**
 * What one section is written from, among all passages of its topic: passages set aside for it, facts that were ticked,
 * and what fits its heading.
 */
export function passagesForSection(
  all: readonly GivenPassage[],
  stored: StoredWorkflow,
  section: SectionRow,
): GivenPassage[] {
  const { workflow } = stored
  const chosen = new Set([
    ...section.passageIds,
    ...workflow.research.facts.filter((fact) => fact.chosen).map((fact) => fact.passage_id),
  ])
  const unwanted = new Set(workflow.research.facts.filter(isExcluded).map((fact) => fact.passage_id))
  const query = [section.heading, section.notes, workflow.topic].filter(Boolean).join(' ')
  const ranked = rank(query, all, {
    language: contentLanguageOf(stored.workflow.language),
    limit: MOST_FOR_SECTION,
  }).map(({ passage }) => passage.id)
  const ids = new Set([...section.passageIds, ...ranked])
  const wanted = all.filter(({ id }) => ids.has(id) && (chosen.has(id) || !unwanted.has(id)))
  const own = new Set(section.passageIds)
  return wanted.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)))
}

/** Whether the writer has cleared a fact. Facts that are older than that difference were all chosen at first. */
export function isExcluded({ chosen, excluded }: { chosen: boolean; excluded?: boolean }): boolean {
  return excluded ?? !chosen
}

/** The passages of those sources that are still there; a deleted one is left out, as it may be cited but not written from. */
async function presentPassages(
  deps: Needs,
  actor: Owner,
  ids: readonly string[],
): Promise<{ assetIds: string[]; passages: Passage[] }> {
  const assetIds = (await presentSources(deps, actor, ids)).map(({ id }) => id)
  const passages = await Promise.all(assetIds.map((id) => passagesOf(deps, actor, [id])))
  return { assetIds, passages: passages.flat() }
}

/** A stored source's passages carry the source's own id. */
function asGiven(passage: Passage): GivenPassage {
  return { ...passage, assetId: passage.sourceId }
}

function distinct(passages: GivenPassage[]): GivenPassage[] {
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()]
}
