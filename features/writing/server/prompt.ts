import type { Voice } from '../../../engines/compose/index.ts'
import type { Passage } from '../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { FencedText, ModelRequest } from '../../../platform/server/ai/types.ts'
import type { Prompt, Setting } from '../contract.ts'

/** Passages of sources that go with one request; more would drown the ones that matter. */
export const MOST_PASSAGES = 12
/** Characters of the person's own text that go with one request when it is material, not to be rewritten. */
export const LONGEST_TEXT = 24_000
/** Tokens that a word takes at most in the languages we write, with Markdown. */
const TOKENS_PER_WORD = 3
const SPARE_TOKENS = 200

/** Which of several versions is written: `number` counts from 0. */
interface Version {
  number: number
  of: number
}

/** The whole request for one copy: pure, so that it can be tested word for word. */
export function requestFor(prompt: Prompt, setting: Setting, version: Version = { number: 0, of: 1 }): ModelRequest {
  const { text, maxWords, temperature } = prompt
  const task = [setting.brief, prompt.task].filter(Boolean).join('\n')
  return {
    system: systemPrompt({ ...setting, language: prompt.language ?? setting.language }),
    prompt: [task, `At most ${maxWords} words.`, versionSentence(version)].filter(Boolean).join('\n\n'),
    fenced: [
      ...(text?.trim() ? [{ label: 'TEXT', text: text.slice(0, Math.max(LONGEST_TEXT, maxWords * 12)) }] : []),
      ...sourceBlocks(setting.sources),
    ],
    maxOutputTokens: maxWords * TOKENS_PER_WORD + SPARE_TOKENS,
    temperature,
  }
}

/** What holds for every text: its language, its form, how it sounds, and what may be said. */
export function systemPrompt({ language, sources, voice }: Omit<Setting, 'brief'>): string {
  return [
    'You write for people who publish blogs and web pages.',
    `Write in ${languageName(language)}.`,
    'Give only the text that is asked for, as Markdown: no greeting, no remark on your work, no title unless one is asked for.',
    'Plain words, short sentences, no stock phrases. Never invent numbers, names, dates, quotations, studies or links.',
    ...(voice ? [voiceSentence(voice)] : []),
    sources.length > 0 ? SOURCE_RULE : 'Where you lack a fact, write around it instead of making one up.',
  ].join('\n')
}

function voiceSentence({ name, summary }: Voice): string {
  return `Write in the voice of ${name}: ${summary}`
}

const SOURCE_RULE = [
  'Numbered sources are quoted below. State facts only as they state them; leave out what none of them says; where they disagree, say so.',
  'Right behind each sentence that rests on a source put its number in square brackets, like [2], or [1][3] for two. Use no other numbers and no list of sources.',
].join(' ')

/** Passages as numbered sources; the number is the passage's place, counted from 1. */
export function sourceBlocks(passages: readonly Passage[]): FencedText[] {
  return passages.map(({ title, text }, index) => ({ label: `SOURCE ${index + 1}`, title, text }))
}

function versionSentence({ number, of }: Version): string {
  if (of === 1) return ''
  return `This is version ${number + 1} of ${of}; take another way into it than the other versions would.`
}

function languageName(language: ContentLanguage): string {
  if (language === 'English-US') return 'American English'
  return language === 'English-UK' ? 'British English' : language
}
