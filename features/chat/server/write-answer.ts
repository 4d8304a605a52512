import { type ContentLanguage, htmlAsMarkdown, moved } from '../../../engines/text/index.ts'
import type { Citation, Notice } from '../../../platform/contract/evidence.ts'
import { BUILTIN, type Model } from '../../../platform/server/ai/types.ts'
import { composeAll, factgpt, NO_SOURCE } from '../../generators/server/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import {
  candidatesOf,
  citationsIn,
  passOn,
  requestFor,
  type SourceText,
  settingOf,
  sourceTexts,
  sourceTokensFor,
  type WritingEvent,
  type WritingRun,
  withoutDeadNumbers,
  withoutInventedLinks,
  writeCopy,
} from '../../writing/server/index.ts'
import { strayLanguage } from '../answer-language.ts'
import { continuationOf } from '../continuation.ts'
import type { AnswerCitationShape, ReadSourceShape, SelectionShape } from '../contract.ts'
import { conversationText, type Said, searchWords } from '../conversation.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { WrittenAnswer } from './written-answer.ts'

/** Characters of conversation that go with a question at most. */
const MOST_CONVERSATION = 12_000

/** A question about HTML: what stands in its answer is to be seen as it is. */
const ASKS_FOR_HTML = /html|\bcss\b|\btags?\b|<\/?[a-z]/i

/** What is asked, and what it refers to. */
export interface AnswerTask {
  question: string
  /** The branch before the question, oldest first. */
  before: readonly Said[]
  selection: SelectionShape
  language: ContentLanguage
  projectId: string
  /** The brand voice that is named, or `none`; absent for the project's. */
  voiceId?: string | undefined
  /** What there is of the answer, where it goes on. */
  begun: string
}

/** What of a model's answer is shown so far, and where in it sources were named. */
type Shown = Parameters<typeof citationsIn>[0]

type Run = Omit<WritingRun, 'emit' | 'signal'>

/**
 * Answers from what the mode names: by a model, whose source numbers become citations where they hold, or by quoting the
 * passages that answer. Without a model and without a mode everything that the person has is looked through.
 */
export async function writeAnswer(run: Run, task: AnswerTask, live: LiveAnswer): Promise<WrittenAnswer> {
  const { signal } = live
  const query = searchWords(task.question, task.before, task.language)
  const input = inputOf(task)
  const writing = { ...run, signal, emit: (event: WritingEvent) => event.event === 'delta' && live.write(event.text) }
  const { setting, notices } = await settingOf(writing, input, { query, searchesAll: run.model === null })
  signal.throwIfAborted()
  if (!run.model) {
    const asking = { ...input, question: query }
    const [text] = await composeAll(factgpt, asking, setting)
    const composed = text ?? { text: '', citations: [], format: 'markdown' as const }
    const { content, citations } = await passOn(composed, { setting, index: 0, signal, emit: writing.emit })
    const found = citations.map((citation) => withPlace(citation, setting.sources))
    return {
      text: content,
      citations: found,
      read: readOf(setting.sources),
      notices,
      admissions: [],
      needsCitation: true,
      language: task.language,
      from: null,
      engine: BUILTIN,
      finish: signal.aborted ? 'stopped' : 'complete',
    }
  }
  const prompt = factgpt.prompt({ ...input, ...asked(task, run.model) })
  const sources = sourceTexts(setting.sources, {
    query,
    language: task.language,
    tokens: sourceTokensFor(run.model, run.deps.config.MODEL_SOURCE_TOKENS),
  })
  const confirm = citing(sources, task.language, live)
  const { content, citations, marks, engine, finish } = await writeCopy(
    run.model,
    requestFor(prompt, { ...setting, sources }),
    {
      language: task.language,
      isAnyLanguage: true,
      sources,
      index: 0,
      isNamedLater: true,
      tidy: (text) => {
        const written = ASKS_FOR_HTML.test(task.question) ? text : htmlAsMarkdown(text)
        const linked = withoutInventedLinks(written, knownLinks(task, setting.sources))
        return sources.length > 0 ? linked : withoutDeadNumbers(linked)
      },
      signal,
      emit: writing.emit,
      onShown: confirm,
    },
  )
  const admissions = marks.flatMap(({ at, numbers }) => (numbers.includes(NO_SOURCE) ? [at] : []))
  const isCut = finish === 'cut' || finish === 'length'
  const stray = strayLanguage(task.question, content)
  return {
    text: content,
    citations: citations.map((citation) => withPlace(citation, setting.sources)),
    read: readOf(sources.flatMap(({ passages }) => passages)),
    notices: [...notices, ...(isCut ? [CUT] : []), ...(stray ? [inLanguage(stray)] : [])],
    admissions,
    needsCitation: admissions.length > 0,
    language: task.language,
    from: { sources, marks, own: saidBy(task).join('\n') },
    engine,
    finish,
  }
}

function inputOf({ selection, question, language, projectId, voiceId }: AnswerTask) {
  const named = { project_id: projectId, brand_voice_id: voiceId }
  return factgpt.input.parse({ ...selection, ...named, question, language, generation_length: 1 })
}

/** Words of the longest good answer. */
export function mostWords(task: AnswerTask): number {
  return factgpt.prompt(inputOf(task)).maxWords
}

/** The question and the conversation before it; of an answer that goes on, with what there is of it. */
function asked({ question, before, begun }: AnswerTask, { abilities }: Model) {
  const room = Math.min(MOST_CONVERSATION, abilities.contextTokens)
  if (!begun) return { question, conversation: conversationText(before, room) }
  const said: Said[] = [...before, { role: 'question', text: question }]
  const conversation = [conversationText(said, room), `Answer: ${begun.slice(-room)}`].join('\n\n')
  return { question: continuationOf(question), conversation }
}

/** Addresses that an answer may lead to: those of its sources, and what the person has named. */
function knownLinks(task: AnswerTask, sources: readonly GivenPassage[]): ReadonlySet<string> {
  const named = saidBy(task).flatMap((text) => text.match(/https?:[^\s)<>"']+/g) ?? [])
  return new Set([...sources.flatMap(({ url }) => url ?? []), ...named])
}

/** The person's own words in the branch. */
function saidBy({ question, before }: AnswerTask): string[] {
  return [question, ...before.flatMap(({ role, text }) => (role === 'question' ? [text] : []))]
}

/** Confirms what a paragraph cites as soon as it is written; the whole is looked at again in the end. */
function citing(sources: readonly SourceText[], language: ContentLanguage, live: LiveAnswer) {
  const candidates = candidatesOf(sources)
  const begun = live.text.length
  let from = 0
  return ({ text, marks }: Shown) => {
    const end = text.lastIndexOf('\n\n')
    if (end <= from) return
    const own = marks.filter(({ at }) => from < at && at <= end).map((mark) => ({ ...mark, at: mark.at - from }))
    const part = text.slice(from, end)
    const start = begun + from
    from = end
    if (own.length === 0) return
    for (const citation of citationsIn({ text: part, marks: own }, candidates, language))
      live.cite(withPlace({ ...citation, ...moved(citation, start) }, candidates.flat()))
  }
}

export function withPlace(citation: Citation, passages: readonly GivenPassage[]): AnswerCitationShape {
  const passage = passages.find(({ id }) => id === citation.passage_id)
  return { ...citation, date: passage?.date ?? null, place: passage ? placeOf(passage) : '' }
}

/** Where in its source a passage stands; a heading that is the source’s title says nothing more. */
function placeOf({ page, heading = '', title }: GivenPassage): string {
  if (page) return `p. ${page}`
  return heading === title ? '' : heading
}

/** Each source once, in the order in which it was read. */
function readOf(passages: readonly GivenPassage[]): ReadSourceShape[] {
  const first = new Map(passages.toReversed().map((passage) => [passage.sourceId, passage]))
  return [...new Set(passages.map(({ sourceId }) => sourceId))].flatMap((id) => {
    const passage = first.get(id)
    if (!passage) return []
    return [{ asset_id: passage.assetId, title: passage.title, url: passage.url ?? null, date: passage.date ?? null }]
  })
}

const CUT: Notice = {
  code: 'answer-cut',
  message: 'The model’s response was cut off. This is what it wrote up to that point.',
}

function inLanguage(language: string): Notice {
  return {
    code: 'other-language',
    message: `The model answered in ${language}, not in the language of the question. Regenerate the answer, or name the language in the question.`,
  }
}
