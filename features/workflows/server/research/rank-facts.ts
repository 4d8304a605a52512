import type { Fact } from '../../../../engines/digest/index.ts'
import { needsSource } from '../../../../engines/fact-check/index.ts'
import { type Passage, rank } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, contentLanguageOf } from '../../../../engines/text/index.ts'
import { briefOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'

/** A fact and the passage it is from. */
interface ToldFact extends Pick<Fact, 'id' | 'text' | 'score'> {
  passage: Passage
}

/** How much the fit to the topic counts beside what a fact is worth by itself. */
const FIT = 0.65
/** What each further fact of the same source is worth, so that no source drowns the others. */
const AGAIN = 0.88
/** Words of an article for one fact. */
const WORDS_PER_FACT = 80
const [LEAST_BEST, MOST_BEST] = [6, 24]
/** Characters of the writer's notes that say what the article is about. */
const LONGEST_NOTES = 500

/** Facts in the order of their worth for the article; the best are as many as it can hold, and each fits its topic. */
export function rankFacts<Told extends ToldFact>(
  facts: readonly Told[],
  workflow: WorkflowRow,
): { fact: Told; isBest: boolean }[] {
  const fits = fitOf(facts, workflow)
  const worth = ({ id, score }: Told) => FIT * (fits.get(id) ?? 0) + (1 - FIT) * score
  const most = bestCount(briefOf(workflow).words)
  let best = 0
  return inTurns(facts, worth).map((fact) => {
    const isBest = best < most && (fits.get(fact.id) ?? 0) > 0
    if (isBest) best += 1
    return { fact, isBest }
  })
}

/** How many facts an article of that length is written from. */
export function bestCount(words: number): number {
  return Math.min(Math.max(Math.round(words / WORDS_PER_FACT), LEAST_BEST), MOST_BEST)
}

/** Whether a sentence states nothing that could be looked up: encouragement, advertising, chat. */
export function isFiller({ text, kind }: Pick<Fact, 'text' | 'kind'>, language: ContentLanguage): boolean {
  if (/[!！]["”’»)]*$/.test(text.trim())) return true
  return (kind === 'statement' || kind === 'name') && !needsSource(text, language).needed
}

/** 0 to 1 by fact; none for a fact that shares no word with what the article is about. */
function fitOf(facts: readonly ToldFact[], workflow: WorkflowRow): Map<string, number> {
  const { topic, headlines, research } = workflow
  const query = [topic, briefOf(workflow).keyphrase, headlines.text, research.context.slice(0, LONGEST_NOTES)].join(
    '\n',
  )
  const texts = facts.map(({ id, text, passage }) => ({ ...passage, id, text, kind: undefined }))
  const ranked = rank(query, texts, { language: contentLanguageOf(workflow.language), limit: facts.length })
  const highest = Math.max(...ranked.map(({ score }) => score))
  return new Map(ranked.map(({ passage, score }) => [passage.id, score / highest]))
}

/** The worthiest first, where each further fact of a source is worth less. */
function inTurns<Told extends ToldFact>(facts: readonly Told[], worth: (fact: Told) => number): Told[] {
  const left = facts.map((fact) => ({ fact, worth: worth(fact) }))
  const ordered: Told[] = []
  while (left.length > 0) {
    const at = left.reduce((best, { worth: own }, place) => (own > (left[best]?.worth ?? 0) ? place : best), 0)
    const [next] = left.splice(at, 1)
    if (!next) break
    ordered.push(next.fact)
    for (const other of left) if (other.fact.passage.sourceId === next.fact.passage.sourceId) other.worth *= AGAIN
  }
  return ordered
}
