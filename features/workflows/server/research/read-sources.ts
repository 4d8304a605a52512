import { facts, questions, sourcesInOtherLanguages } from '../../../../engines/digest/index.ts'
import { sharedKeyphrases } from '../../../../engines/keywords/index.ts'
import { contentLanguageOf } from '../../../../engines/text/index.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { SearchAnswer } from '../../../../platform/server/search/types.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import { materialOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'
import { disagreementsIn } from './disagreements.ts'
import { foundAt } from './found-at.ts'
import { isFiller, rankFacts } from './rank-facts.ts'
import { withStudy } from './with-study.ts'

type Research = WorkflowRow['research']
/** What reading the sources gives. */
export type Findings = Pick<Research, 'questions' | 'facts' | 'disagreements' | 'keywords'>

const MOST_QUESTIONS = 20
/** Facts that the sheet holds, chosen or not. */
export const MOST_FACTS = 40
const MOST_KEYWORDS = 20

/** What code finds in the sources, the best for the topic first and chosen. */
export function readSources(
  workflow: WorkflowRow,
  passages: readonly GivenPassage[],
  answer: SearchAnswer | null,
): Findings {
  return {
    questions: questionsIn(workflow, passages, answer),
    facts: factsIn(workflow, passages),
    disagreements: disagreementsIn(workflow, passages),
    keywords: keywordsIn(workflow, passages, answer),
  }
}

function questionsIn(
  workflow: WorkflowRow,
  passages: readonly GivenPassage[],
  answer: SearchAnswer | null,
): Research['questions'] {
  const own = workflow.research.questions
    .filter(({ origin }) => origin === 'custom')
    .map(({ text }) => ({ text, source: 'custom' as const }))
  const asked = [...own, ...(answer?.questions ?? []).map((text) => ({ text, source: 'google' as const }))]
  return questions(materialOf(workflow, passages), { asked, most: MOST_QUESTIONS }).map(
    ({ text, source, answered, answer: at }) => ({
      id: newId(),
      text,
      origin: source,
      answered,
      answer: at?.quote ?? null,
      passage_id: at?.passageId ?? null,
      chosen: answered || source === 'custom',
    }),
  )
}

function factsIn(workflow: WorkflowRow, passages: readonly GivenPassage[]): Research['facts'] {
  const language = contentLanguageOf(workflow.language)
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const told = facts(materialOf(workflow, passages), { most: MOST_FACTS }).flatMap((fact) => {
    const passage = byId.get(fact.passageId)
    if (!passage || isFiller(fact, language)) return []
    return [{ ...fact, ...withStudy(fact, passage, language), passage }]
  })
  return rankFacts(told, workflow).map(({ fact: { id, text, quote, passage }, isBest }) => ({
    id,
    text,
    ...foundAt(passage, quote),
    defines: false,
    chosen: isBest,
    excluded: false,
  }))
}

function keywordsIn(
  workflow: WorkflowRow,
  passages: readonly GivenPassage[],
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
