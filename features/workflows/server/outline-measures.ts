import { contentLanguageOf, isStopWord, stems } from '../../../engines/text/index.ts'
import type { OutlineMeasures } from '../contract.ts'
import type { WorkflowRow } from './store.ts'

type Planned = WorkflowRow['outlines'][number]['sections'][number]

/** Share of the words of a fact or question that a section’s heading and notes must have to speak of it. */
const SPEAKS_OF = 0.6
/** Share of a section’s passages, or of its words, that an earlier one has as well, from which on the two overlap. */
const OVERLAPS = 0.6
/** Sections with fewer words of their own are not compared by them: two short headings are easily alike. */
const LEAST_COMPARED = 4
/** Facts come in the order of their worth; so many parts of them are the first that readers need. */
const KEY_SHARE = 1 / 3

/** What code can count of a plan: which ticked facts and questions have a place in it, what comes twice, and what comes early. */
export function measuresOf(workflow: WorkflowRow, planned: readonly Planned[]): OutlineMeasures {
  const language = contentLanguageOf(workflow.language)
  const wordsOf = (text: string) => new Set(stems(text, language).filter((word) => !isStopWord(word, language)))
  const sections = planned.map(({ heading, notes, passage_ids }) => ({
    words: wordsOf(`${heading}\n${notes}`),
    passages: new Set(passage_ids),
  }))
  /** The first section that speaks of it; -1 where none does. */
  const placeOf = ({ text, passage_id }: { text: string; passage_id: string | null }) => {
    const wanted = [...wordsOf(text)]
    return sections.findIndex(
      ({ words, passages }) => (passage_id !== null && passages.has(passage_id)) || shareIn(wanted, words) >= SPEAKS_OF,
    )
  }
  const { facts, questions } = workflow.research
  const places = facts.filter(({ chosen }) => chosen).map(placeOf)
  const asked = questions.filter(({ chosen }) => chosen).map(placeOf)
  const key = places.slice(0, Math.ceil(places.length * KEY_SHARE))
  const written = sections.filter((_, at) => (planned[at]?.words ?? 0) > 0)
  return {
    facts: { count: places.filter(isPlace).length, of: places.length },
    questions: { count: asked.filter(isPlace).length, of: asked.length },
    overlapping: {
      count: written.filter((one, at) => overlapsEarlier(one, written.slice(0, at))).length,
      of: written.length,
    },
    key_facts_early: { count: key.filter((at) => isPlace(at) && at < sections.length / 2).length, of: key.length },
  }
}

interface Measured {
  words: ReadonlySet<string>
  passages: ReadonlySet<string>
}

function overlapsEarlier({ words, passages }: Measured, earlier: readonly Measured[]): boolean {
  return earlier.some(
    (other) =>
      shareIn([...passages], other.passages) >= OVERLAPS ||
      (words.size >= LEAST_COMPARED && shareIn([...words], other.words) >= OVERLAPS),
  )
}

function shareIn(wanted: readonly string[], known: ReadonlySet<string>): number {
  if (wanted.length === 0) return 0
  return wanted.filter((one) => known.has(one)).length / wanted.length
}

function isPlace(at: number): boolean {
  return at >= 0
}
