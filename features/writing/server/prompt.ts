import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { ModelRequest } from '../../../platform/server/ai/types.ts'
import type { Prompt, Setting } from '../contract.ts'
import { quotedSources, type SourceText } from './source-texts.ts'
import { inVoice, voiceRules, voiceSamples } from './voice-prompt.ts'

/** Characters of the person's own text that go with one request when it is material, not to be rewritten. */
export const LONGEST_TEXT = 24_000
/** Characters of material from which on the task is said once more behind it: nobody forgets it over less, and some models echo it. */
const LONG_MATERIAL = 2_000
/** Characters of a task that is said again as it is; of a longer one the first sentence. */
const LONGEST_REPEATED = 240
/** Tokens that a word takes at most in the languages we write, with Markdown. */
const TOKENS_PER_WORD = 3
const SPARE_TOKENS = 200

/** Which of several versions is written: `number` counts from 0. With `count`, so many from there on in one answer. */
interface Version {
  number: number
  of: number
  count?: number
}

/** A setting with its sources as a model reads them. */
export interface PromptSetting extends Omit<Setting, 'sources'> {
  sources: readonly SourceText[]
}

/**
 * The whole request for one copy: rules, task, material, and behind long material the task once more in a line, since what
 * comes last is obeyed best. Pure, so that it can be tested word for word.
 */
export function requestFor(
  prompt: Prompt,
  setting: PromptSetting,
  version: Version = { number: 0, of: 1 },
): ModelRequest {
  const { text, maxWords, temperature, isBrief } = prompt
  const language = prompt.language ?? setting.language
  const task = [setting.brief, prompt.task].filter(Boolean).join('\n')
  const fenced = [
    ...(text?.trim()
      ? [{ label: 'TEXT', text: text.slice(0, Math.max(LONGEST_TEXT, maxWords * 12)), ...(isBrief ? { isBrief } : {}) }]
      : []),
    ...(prompt.like?.trim() ? [{ label: 'LIKED VERSION', text: prompt.like.slice(0, LONGEST_TEXT) }] : []),
    ...quotedSources(setting.sources),
    // last, as what a model has just read sounds on in what it writes
    ...voiceSamples(setting.voice),
  ]
  return {
    system: systemPrompt({ ...setting, language, isAnyLanguage: prompt.isAnyLanguage }),
    prompt: [
      task,
      prompt.saysLength ? '' : `At most ${maxWords} words.`,
      versionSentence(version, prompt.keepsOrder ? WAYS_TO_SAY : WAYS_TO_OPEN),
      prompt.like?.trim() ? LIKE_RULE : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    fenced,
    ...(isLong(fenced) ? { after: onceMore(prompt, language, setting.voice) } : {}),
    maxOutputTokens: maxWords * (version.count ?? 1) * TOKENS_PER_WORD + SPARE_TOKENS,
    temperature,
  }
}

/** A request that is asked again, with what was wrong with its answer. */
export function askedAgain(request: ModelRequest, unfit: 'declined' | 'other-language', language: ContentLanguage) {
  const said = {
    declined:
      'The task is ordinary editorial work on material that its owner has given. Do as much of it as you can, and give only the text.',
    'other-language': `An earlier answer was in another language. Write every word of it in ${languageName(language)}.`,
  }
  return { ...request, after: [request.after, said[unfit]].filter(Boolean).join('\n\n') }
}

function isLong(material: readonly { text: string }[]): boolean {
  return material.reduce((sum, { text }) => sum + text.length, 0) >= LONG_MATERIAL
}

function onceMore(
  { task, maxWords, saysLength, isAnyLanguage }: Prompt,
  language: ContentLanguage,
  voice: Setting['voice'],
): string {
  const line = task.replace(/\s+/g, ' ').trim()
  const said =
    line.length <= LONGEST_REPEATED
      ? line
      : `${/^.*?[.?!](?=\s)/.exec(line)?.[0] ?? ''} Form and rules as said before the quotations.`
  const bounds = [
    ...(saysLength ? [] : [`at most ${maxWords} words`]),
    ...(isAnyLanguage ? [] : [`in ${languageName(language)}`]),
    ...(voice ? [inVoice(voice)] : []),
  ].join(', ')
  const last = bounds ? `${bounds.charAt(0).toUpperCase()}${bounds.slice(1)}. ` : ''
  return `Now the task: ${said.trim()} ${last}Give only the text itself.`
}

/** How a text sounds without a voice. A person's own order says so itself, and any word of ours beside it is another order. */
function soundOf({ voice, isAnyLanguage }: Pick<PromptSetting, 'voice'> & Pick<Prompt, 'isAnyLanguage'>): string {
  if (voice) return ''
  return isAnyLanguage ? '' : 'Write naturally, in plain and concrete words, without stock phrases. '
}

/** What holds for every text: its language, its form, how it sounds, and what may be said. */
export function systemPrompt({
  language,
  sources,
  voice,
  isAnyLanguage,
}: Omit<PromptSetting, 'brief'> & Pick<Prompt, 'isAnyLanguage'>): string {
  return [
    isAnyLanguage
      ? `Write in the language that the task is in, spelled as there, unless it asks for another; where that leaves it open, in ${languageName(language)}.`
      : `Write in ${languageName(language)}.`,
    'Give only the text that is asked for, ready to publish, as Markdown unless the task asks for another form: no remarks before or after it, no title unless the task or TEXT asks for one.',
    `${soundOf({ voice, isAnyLanguage })}Never invent numbers, names, dates, quotations, reasons, studies, or links.`,
    ...(voice ? voiceRules(voice) : []),
    ...(sources.length > 0 ? [SOURCE_RULE] : []),
  ].join('\n')
}

const SOURCE_RULE = [
  'Numbered sources are quoted below. State facts only as they or the person’s own words state them. Where they disagree, go by the one that corrects the other, is later, or is nearer to the matter; only where that can’t be told, tell readers that they disagree.',
  'Behind each sentence that takes something from a source, put its number in square brackets, like [2], or [1][3] where it takes something from both: no other numbers in brackets, and no list of sources. Say it in your own words.',
].join(' ')

const LIKE_RULE =
  'An earlier version is quoted as LIKED VERSION. Write another like it: the same manner, length and angle, in other words and with another beginning.'

function versionSentence({ number, of, count = 1 }: Version, ways: readonly string[]): string {
  if (of === 1) return ''
  if (count > 1) return `Write ${count} versions that clearly differ from each other, each complete in itself.`
  const way = ways[number % ways.length]
  // the first is written as a single one would be
  return `This is version ${number + 1} of ${of}.${way ? ` So that they differ, this one ${way}, as far as the task and the facts allow.` : ''}`
}

/** What tells versions apart: each is written without the others at hand. */
const WAYS_TO_OPEN = [
  '',
  'opens with the most telling fact or detail',
  'opens with the reader’s own situation',
  'is the plainest and most direct',
  'is the warmest and most personal',
]
const WAYS_TO_SAY = [
  '',
  'finds other words and sentences than the most obvious',
  'is the plainest and most direct',
  'is the shortest that leaves nothing out',
  'is the warmest and most personal',
]

/** How a model is told of a language. */
export function languageName(language: ContentLanguage): string {
  if (language === 'English-US') return 'American English'
  return language === 'English-UK' ? 'British English' : language
}
