import type { Node } from '@tiptap/pm/model'
import { newUuid } from '../../../../platform/web/api/new-key.ts'
import type { NewCitationShape } from '../../../blogs/contract.ts'
import type { CitedRange } from '../../../blogs/document/index.ts'
import { carriedCitations } from '../../../blogs/web/writing-door.ts'
import { blogsApi, writerApi } from '../api.ts'
import type { Written } from '../session/assist-session.ts'
import type { AssistPlan } from './actions.ts'
import { citationUnder } from './own-words.ts'

/** Where the assistant takes its facts from; `text`: the sources that the text cites, by default. */
export interface SourcesChoice {
  mode: 'text' | 'instruct' | 'file' | 'url' | 'domain' | 'serp'
  files: string[]
  /** Of pages or of sites, by the mode. */
  addresses: string[]
}

/** As it is until somebody chooses: text that has sources is written on with them. */
export const sourcesByDefault: SourcesChoice = { mode: 'text', files: [], addresses: [] }

/** What every request says of the text it is for. */
export interface WritingFor {
  blogId: string
  document: Node
  language: string
  projectId: string | null
  /** The brand voice to write in; null for that of the project. */
  voice: string | null
  sources: SourcesChoice
  /** The sources that the text cites, as many as one call may use. */
  textSources: string[]
}

/** Makes the call of a plan and keeps the citations of its answer with the blog, under ids of their own. */
export async function write(
  plan: AssistPlan,
  { blogId, document, language, projectId, voice, sources, textSources }: WritingFor,
  heard: (piece: string) => void,
  signal: AbortSignal,
): Promise<Written> {
  // Each call takes inputs of its own; `planOf` makes them to fit, and the server checks them again.
  const call = writerApi.call[plan.call] as (input: Record<string, unknown>, options: CallOptions) => Promise<Answer>
  const input = {
    language,
    project_id: projectId,
    brand_voice_id: voice,
    ...sourcesInput(sources, textSources),
    ...plan.input,
  }
  const answer = await call(input, {
    signal,
    context: { heard: { onDelta: (text, index) => (index === 0 ? heard(text) : undefined) } },
  })
  const { provider, model } = answer.engine
  const engine = model && provider !== 'builtin' ? `${provider}/${model}` : provider
  const isReworded =
    provider === 'builtin' && (plan.quotation || plan.target.kind === 'rewrite') && plan.call !== 'instruct'
  const [first] = answer.copies
  const { copy, preface } = first && isReworded ? withoutPreface(first) : { copy: first, preface: [] }
  const said = [...answer.notices, ...(first?.faults ?? [])]
  const notices = [...said.map(({ message }) => message), ...preface]
  // a section of questions that has them all is told so in a sentence, which is no part of it
  const isEmpty = 'known' in plan.input && !/^#{2,6} /m.test(copy?.content ?? '')
  if (!copy || isEmpty) return { markdown: '', cited: [], engine, notices }
  if (plan.quotation)
    return { markdown: copy.content, cited: carriedCitations(copy.content, plan.quotation), engine, notices }
  const named = copy.citations.filter(leadsSomewhere).map((citation) => ({ ...citation, id: newUuid() }))
  if (named.length > 0)
    await blogsApi.call.citations.add({ id: blogId, citations: named.map(citationOf) }, { context: {} })
  const cited = [...named.map(({ id, start, end }) => ({ id, start, end })), ...recited(copy.citations, document)]
  return { markdown: copy.content, cited, engine, notices }
}

/** The fields of a call that say where its facts come from. */
export function sourcesInput(
  { mode, files, addresses }: SourcesChoice,
  textSources: string[],
): Record<string, unknown> {
  if (mode === 'text') return textSources.length > 0 ? { mode: 'file', files: textSources } : { mode: 'instruct' }
  if (mode === 'file') return { mode, files }
  if (mode === 'url') return { mode, urls: addresses }
  if (mode === 'domain') return { mode, domains: addresses }
  return { mode }
}

/** Words that the assistant took from the text keep the citations that they have there, and get none where they have none. */
export function recited(citations: readonly AnsweredCitation[], document: Node): CitedRange[] {
  return citations
    .filter((citation) => !leadsSomewhere(citation))
    .flatMap(({ quote, start, end }) => {
      const id = citationUnder(document, quote)
      return id === null ? [] : [{ id, start, end }]
    })
}

function leadsSomewhere({ url, asset_id }: Pick<AnsweredCitation, 'url' | 'asset_id'>): boolean {
  return url !== null || asset_id !== null
}

/** What the built-in writer says before a text that it put differently is about the text, and no part of it. */
export function withoutPreface<Cited extends { start: number; end: number }>(
  copy: Worded<Cited>,
): {
  copy: Worded<Cited>
  preface: string[]
} {
  const before = copy.content.slice(0, Math.min(...copy.citations.map(({ start }) => start)))
  if (copy.citations.length === 0 || !/^[^\n]+\n\n$/.test(before)) return { copy, preface: [] }
  const citations = copy.citations.map((citation) => ({
    ...citation,
    start: citation.start - before.length,
    end: citation.end - before.length,
  }))
  return { copy: { ...copy, content: copy.content.slice(before.length), citations }, preface: [before.trim()] }
}

interface Worded<Cited> {
  content: string
  citations: Cited[]
}

type Answer = Awaited<ReturnType<typeof writerApi.call.instruct>>
type CallOptions = Parameters<typeof writerApi.call.instruct>[1]
type AnsweredCitation = Answer['copies'][number]['citations'][number]

function citationOf({ id, title, url, quote, passage_id, asset_id, matched_by }: AnsweredCitation): NewCitationShape {
  // A page that was read for this one answer has no stored passage to lead to.
  return { id, title, url, quote, asset_id, passage_id: asset_id ? passage_id : null, matched_by }
}
