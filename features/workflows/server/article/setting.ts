import { contentLanguageOf } from '../../../../engines/text/index.ts'
import { estimatedTokens } from '../../../../platform/server/ai/tokens.ts'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import { briefSentences, sourceTexts } from '../../../writing/server/index.ts'
import { isExcluded } from '../passages.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'
import { briefOf } from '../setting.ts'
import type { StoredWorkflow, WorkflowRow } from '../store.ts'

/** Phrases for search engines that a model is told of; more would steer the text. */
const MOST_PHRASES = 3

/** What a model is told of an article, with as much of the sources as `tokens` hold, chosen by `query`. */
export function articleSetting(
  { workflow, voice }: Pick<StoredWorkflow, 'workflow' | 'voice'>,
  passages: readonly GivenPassage[],
  { tokens, query, wanted = [] }: { tokens: number; query?: string; wanted?: readonly string[] },
): ArticleSetting {
  const { id, topic, headlines, research } = workflow
  const language = contentLanguageOf(workflow.language)
  const facts = research.facts.filter(({ chosen }) => chosen)
  const disagreements = (research.disagreements ?? []).filter(({ chosen }) => chosen)
  const sides = disagreements.flatMap((disagreement) => disagreement.sides)
  const sources = sourceTexts(withoutUnwanted(passages, workflow), {
    query: query ?? [topic, headlines.text].filter(Boolean).join(' '),
    language,
    tokens,
    wanted: [...wanted, ...[...facts, ...sides].map(({ passage_id }) => passage_id)],
  })
  const numberOf = new Map(sources.flatMap(({ number, all }) => all.map(({ id }) => [id, number] as const)))
  const numbered = ({ passage_id }: { passage_id: string }) => numberOf.get(passage_id) ?? null
  return {
    key: `workflow ${id}`,
    language,
    topic,
    headline: headlines.text,
    brief: briefSentences(briefOf(workflow)),
    keyphrase: briefOf(workflow).keyphrase,
    voice,
    viewpoints: (research.viewpoints ?? []).map(({ text }) => text),
    notes: research.context,
    outOfScope: research.out_of_scope,
    questions: research.questions.filter(({ chosen }) => chosen).map(({ text }) => text),
    phrases: research.keywords
      .filter(({ chosen }) => chosen)
      .slice(0, MOST_PHRASES)
      .map(({ phrase }) => phrase),
    facts: facts.map((fact) => ({ text: fact.text, source: numbered(fact) })),
    disagreements: disagreements.map(({ about, sides: own }) => ({
      about,
      sides: own.map((side) => ({ quote: side.quote, date: side.date, source: numbered(side) })),
    })),
    sources,
  }
}

/** A fact that the writer has cleared is not to be written from, unless another of the same passage is chosen. */
function withoutUnwanted(passages: readonly GivenPassage[], { research }: WorkflowRow): readonly GivenPassage[] {
  const wanted = new Set(research.facts.filter(({ chosen }) => chosen).map((fact) => fact.passage_id))
  const unwanted = new Set(research.facts.filter(isExcluded).map((fact) => fact.passage_id))
  return passages.filter(({ id }) => wanted.has(id) || !unwanted.has(id))
}

/** Tokens that the system prompt, fences and an answer's frame take beside what is counted. */
const FRAME_TOKENS = 600
/** Of the tokens that an answer is allowed, those that it is expected to need: the limit is meant for the longest of words. */
const EXPECTED_SHARE = 2 / 3

/** A request whose answer may be as long as the model can hold beside it; null where the expected answer does not fit. */
export function fitted(request: ModelRequest, { abilities }: Model): ModelRequest | null {
  const said = [request.system, request.prompt, request.after ?? '', ...(request.fenced ?? []).map(({ text }) => text)]
  const room = abilities.contextTokens - FRAME_TOKENS - estimatedTokens(said.join('\n'))
  if (room < request.maxOutputTokens * EXPECTED_SHARE) return null
  return { ...request, maxOutputTokens: Math.min(request.maxOutputTokens, room) }
}
