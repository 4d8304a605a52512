import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { FencedText, ModelRequest } from '../../../../platform/server/ai/types.ts'
import type { Voice } from '../../../writing/contract.ts'
import {
  inVoice,
  languageName,
  quotedSources,
  type SourceText,
  voiceRules,
  voiceSamples,
} from '../../../writing/server/index.ts'

/** What holds for every request about one article. */
export interface ArticleSetting {
  /** Names the article: requests with the same key share their quotation marks. */
  key: string
  language: ContentLanguage
  topic: string
  /** Empty until one is chosen. */
  headline: string
  /** What the article is for and for whom, in sentences; the writer's words. */
  brief: string
  /** What the article should be found by; empty where the writer names nothing. */
  keyphrase: string
  /** Null where no brand voice is chosen. */
  voice: Voice | null
  /** The writer's own words on what is wanted, and on what is not. */
  notes: string
  outOfScope: string
  /** The sides that the writer wants looked at, in their words or a model's that knew the topic alone. */
  viewpoints: readonly string[]
  /** Questions of readers and phrases for search engines: words that came from sources. */
  questions: readonly string[]
  phrases: readonly string[]
  /** What the writer has chosen to say, and what sources differ on, each with the number of its source. */
  facts: readonly { text: string; source: number | null }[]
  disagreements: readonly {
    about: string
    sides: readonly { quote: string; date: string | null; source: number | null }[]
  }[]
  sources: readonly SourceText[]
}

/** A task about an article. Everything before it is the same for all tasks with the same sources. */
export interface ArticleTask {
  task: string
  /** What else is quoted, behind the sources. */
  quoted?: readonly FencedText[]
  /** What comes is noted and not written, so that no voice has a say. */
  isData?: true
  maxOutputTokens: number
  temperature: number
}

/** The request for a task: rules, brief, sources, then the task and its language, since what comes last is obeyed best. */
export function articleRequest(setting: ArticleSetting, task: ArticleTask): ModelRequest {
  const voice = task.isData ? null : setting.voice
  return {
    system: [rulesFor(setting.language), ...(voice ? voiceRules(voice) : [])].join('\n'),
    prompt: aboutOf(setting),
    fenced: [...voiceSamples(voice), ...quotedSources(setting.sources), ...headlineOf(setting), ...(task.quoted ?? [])],
    after: `${task.task}\nThe language is ${languageName(setting.language)}, whatever that of the sources.${voice ? ` Write ${inVoice(voice)}.` : ''}`,
    fenceKey: setting.key,
    maxOutputTokens: task.maxOutputTokens,
    temperature: task.temperature,
  }
}

function rulesFor(language: ContentLanguage): string {
  return [
    'You plan, write, and edit articles for people who publish for a living.',
    `Write in ${languageName(language)}.`,
    '',
    'How to write:',
    '- For one reader with a question: the answer, then what follows from it, in the order in which it is needed. One thought leads to the next: the reason, the condition, what to do about it.',
    '- As one explains it to somebody who sits opposite: plain words, active verbs, short sentences beside longer ones. No stock phrases, no announcements of what follows, no summary at the end of a section.',
    '- The form follows the matter: steps as a numbered list, points of equal rank as a list, things compared by the same measures as a table, the rest as running text; ### headings within a long section.',
    '- Make facts usable: advice that follows from them, an example worked out with their figures, what to check, ask, or write. This is yours, needs no source number, and brings no new facts.',
    '- Write about the matter, not about the sources: nothing on what they leave open or how they put it. Say who says something where they disagree, or where it is one study’s finding or one party’s view.',
    '- Give only the text that is asked for, as Markdown: no greeting, no remark on your work, no code fence around it.',
    '',
    'How to use the sources, which are quoted below with numbers:',
    '- Figures, dates, names, rules, and findings only as they state them. Never invent any, nor quotations, studies, or links.',
    '- Put the number of the source in square brackets at the end of each sentence that rests on it, before the full stop: [2], or [1][3] where it takes both. Every sentence with a fact has one. Use no other numbers in brackets, and no list of sources.',
    '- Say it in your own words. Take over seven words in a row at most, unless they stand in quotation marks as somebody’s words.',
    '- Where sources disagree, give both, with who says which and since when, and what the reader does best with that.',
    '- Keep a result with its study, a figure with its unit, its year, and what it is a figure of.',
    '- Prefer what several sources or the most recent one say. A detail that one source dwells on gets the room that the reader’s question gives it.',
    '',
    'An example of the form:',
    'The station at the Rance has run since 1966 [1]. Its 24 turbines deliver 240 megawatts, a tenth of what the first plans promised [1][3]. Its operator puts the cost at 94 million euros [2]; the audit office counts 110 million, because it adds the interest [4].',
  ].join('\n')
}

/** Only words of the person stand here; words of sources are quoted. */
function aboutOf({ topic, headline, brief, viewpoints, notes, outOfScope }: ArticleSetting): string {
  return [
    `The article is about: ${topic}.`,
    headline ? 'HEADLINE, behind the sources, is its headline.' : '',
    brief,
    viewpoints.length ? `It looks at: ${viewpoints.join('; ')}.` : '',
    notes ? `The writer notes: ${notes}` : '',
    outOfScope ? `Leave out: ${outOfScope}` : '',
    'Its sources follow, then the task.',
  ]
    .filter(Boolean)
    .join('\n')
}

/** A headline may have been proposed from the words of a source. */
function headlineOf({ headline }: ArticleSetting): FencedText[] {
  return headline ? [{ label: 'HEADLINE', text: headline }] : []
}

/** What research gave, as quotations: it came from sources and is no instruction. */
export function wishesOf({ facts, disagreements, questions, phrases }: ArticleSetting): FencedText[] {
  return [
    ...(facts.length
      ? [{ label: 'FACTS', text: facts.map(({ text, source }) => `- ${text}${mark(source)}`).join('\n') }]
      : []),
    ...(disagreements.length
      ? [{ label: 'DISAGREEMENTS', text: disagreements.map(disagreementText).join('\n\n') }]
      : []),
    ...(questions.length ? [{ label: 'QUESTIONS', text: questions.join('\n') }] : []),
    ...(phrases.length ? [{ label: 'PHRASES', text: phrases.join('\n') }] : []),
  ]
}

function disagreementText({ about, sides }: ArticleSetting['disagreements'][number]): string {
  const said = sides.map(
    ({ quote, date, source }) =>
      `- “${quote.replace(/\s+/g, ' ')}”${date ? ` (${date.slice(0, 10)})` : ''}${mark(source)}`,
  )
  return [about, ...said].filter(Boolean).join('\n')
}

function mark(source: number | null): string {
  return source === null ? '' : ` [${source}]`
}

/** What the quotations of `wishesOf` are for, in the words of a task; empty for those that are not there. */
export function wishRules({ facts, disagreements }: ArticleSetting): string {
  return [
    facts.length ? 'FACTS are what the writer wants said: each once, where it belongs.' : '',
    disagreements.length
      ? 'DISAGREEMENTS are points on which sources differ: where the article comes to one, it gives the sides with who says which and since when, and settles none by silence.'
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}
