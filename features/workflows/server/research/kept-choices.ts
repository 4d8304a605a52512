import type { WorkflowRow } from '../store.ts'
import type { Findings } from './read-sources.ts'

type Research = WorkflowRow['research']
type Choice = { chosen: boolean; excluded?: boolean }

/** What a person had chosen or not, and their own questions, hold for what is found again. */
export function keptChoices(before: Research, found: Findings): Findings {
  const questions = kept(found.questions, before.questions, ({ text }) => text)
  const missingOwn = before.questions.filter(
    ({ origin, text }) => origin === 'custom' && !questions.some((question) => question.text === text),
  )
  return {
    questions: [...questions, ...missingOwn],
    // a fact that nobody chose or cleared is chosen or not by how well it fits now
    facts: kept(
      found.facts,
      before.facts.filter(({ chosen, excluded }) => chosen || excluded),
      ({ text }) => text,
    ),
    disagreements: kept(found.disagreements, before.disagreements ?? [], placesOf),
    keywords: kept(found.keywords, before.keywords, ({ phrase }) => phrase),
  }
}

function kept<Thing extends Choice>(things: Thing[], known: Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const choices = new Map(known.map((thing) => [keyOf(thing), choiceOf(thing)]))
  return things.map((thing) => ({ ...thing, ...choices.get(keyOf(thing)) }))
}

function choiceOf({ chosen, excluded }: Choice): Choice {
  return excluded === undefined ? { chosen } : { chosen, excluded }
}

function placesOf({ sides }: Research['disagreements'][number]): string {
  return sides
    .map(({ passage_id }) => passage_id)
    .toSorted()
    .join(' ')
}
