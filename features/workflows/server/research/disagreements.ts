import { facts, sourcesInOtherLanguages } from '../../../../engines/digest/index.ts'
import { contradictions } from '../../../../engines/fact-check/index.ts'
import { contentLanguageOf, sentences, textOf } from '../../../../engines/text/index.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import { materialOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'
import { type FoundWords, foundAt } from './found-at.ts'

type Disagreement = WorkflowRow['research']['disagreements'][number]

/** Sentences that are compared with each other. */
const MOST_COMPARED = 800
export const MOST_DISAGREEMENTS = 8
const UNDATED = '9999'
/** Facts that are compared by what their figures are said of. */
const FACTS = 80

interface Statement {
  passage: GivenPassage
  text: string
}

/** Where two sources say something else of the same thing, as far as code is sure of it: another figure, date, or name. */
export function disagreementsIn(workflow: WorkflowRow, passages: readonly GivenPassage[]): Disagreement[] {
  const foreign = sourcesInOtherLanguages(passages, contentLanguageOf(workflow.language))
  const read = passages.filter(({ sourceId }) => !foreign.has(sourceId))
  return [...bySentences(workflow, read), ...byFigures(workflow, read)]
    .map((pair) => ({ id: newId(), about: '', sides: pair.toSorted(byDate), evident: true, chosen: true }))
    .filter(isNewPair())
    .slice(0, MOST_DISAGREEMENTS)
}

/** A filter that lets the same places through once, whichever way and by whichever means they were found; also those that more sides hold. */
export function isNewPair(): (disagreement: Pick<Disagreement, 'sides'>) => boolean {
  const known: Set<string>[] = []
  return ({ sides }) => {
    const places = sides.map(({ passage_id }) => passage_id)
    if (known.some((other) => places.every((place) => other.has(place)))) return false
    known.push(new Set(places))
    return true
  }
}

function bySentences(workflow: WorkflowRow, passages: readonly GivenPassage[]): FoundWords[][] {
  const language = contentLanguageOf(workflow.language)
  const statements = passages
    .filter(({ kind }) => kind === undefined || kind === 'paragraph')
    .flatMap((passage): Statement[] =>
      sentences(passage.text, language).map((span) => ({ passage, text: textOf(passage.text, span) })),
    )
    .filter(({ text }) => /\p{N}/u.test(text))
    .slice(0, MOST_COMPARED)
  const found = contradictions(
    statements.map(({ text }) => text),
    language,
  )
  return found.flatMap(({ first, second, rule }) => {
    const [one, other] = [statements[first], statements[second]]
    if (!one || !other || one.passage.sourceId === other.passage.sourceId || !SURE.has(rule)) return []
    return [[foundAt(one.passage, one.text), foundAt(other.passage, other.text)]]
  })
}

/** Rules of which a pair of sentences leaves no doubt. */
const SURE: ReadonlySet<string> = new Set(['number', 'date', 'unit'])

function byFigures(workflow: WorkflowRow, passages: readonly GivenPassage[]): FoundWords[][] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const all = facts(materialOf(workflow, passages), { most: FACTS })
  return all.flatMap((fact) =>
    fact.differs.flatMap((id) => {
      const other = all.find((one) => one.id === id)
      const [here, there] = [byId.get(fact.passageId), other && byId.get(other.passageId)]
      if (!here || !there || !other || here.sourceId === there.sourceId) return []
      return [[foundAt(here, fact.quote), foundAt(there, other.quote)]]
    }),
  )
}

/** The older first: what was said since when. What has no date comes last. */
export function byDate(one: FoundWords, other: FoundWords): number {
  return (one.date ?? UNDATED).localeCompare(other.date ?? UNDATED)
}
