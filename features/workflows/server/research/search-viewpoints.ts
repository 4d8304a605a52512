import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { SearchAnswer } from '../../../../platform/server/search/types.ts'
import type { WorkflowRow } from '../store.ts'
import { inTurns } from './in-turns.ts'
import { searchesFor } from './viewpoints.ts'

const RESULTS = 10
/** Of one search from a viewpoint; its first results are its best. */
const RESULTS_OF_VIEWPOINT = 5

/** What searches gave together. */
export interface Searched {
  answer: SearchAnswer | null
  notes: string[]
}

/**
 * Searches for the topic, then two to four times from each viewpoint, one search at a time; the best of each come first.
 * Without a provider research goes on with the sources at hand; so it does when all providers fail, and says so.
 */
export async function searchWith(
  deps: Pick<Deps, 'search'>,
  workflow: WorkflowRow,
  signal: AbortSignal,
): Promise<Searched> {
  const { topic, country, language, research } = workflow
  const base = await searchOnce(deps, { query: topic, country, language, limit: RESULTS, signal })
  if (!base.answer) return base
  const notes = new Set(base.notes)
  const found = [base.answer]
  for (const viewpoint of research.viewpoints ?? []) {
    for (const query of searchesFor(workflow, viewpoint)) {
      const { answer, notes: own } = await searchOnce(deps, {
        query,
        country,
        language,
        limit: RESULTS_OF_VIEWPOINT,
        signal,
      })
      if (answer) found.push(answer)
      for (const note of own) notes.add(note)
    }
  }
  const distinct = (words: string[]) => [...new Set(words)]
  return {
    answer: {
      provider: base.answer.provider,
      results: inTurns(found.map(({ results }) => results)),
      questions: distinct(found.flatMap(({ questions }) => questions)),
      related: distinct(base.answer.related),
    },
    notes: [...notes],
  }
}

async function searchOnce(
  deps: Pick<Deps, 'search'>,
  query: Parameters<Deps['search']['search']>[0],
): Promise<Searched> {
  try {
    return { answer: await deps.search.search(query), notes: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { answer: null, notes: [error.message] }
  }
}
