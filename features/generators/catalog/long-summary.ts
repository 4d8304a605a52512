import { z } from 'zod'
import { summarise } from '../../../engines/summary/index.ts'
import { countWords, markdownToText } from '../../../engines/text/index.ts'
import { ownWords } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { wordsWanted } from './shared-fields.ts'
import { ofText, quotedOn } from './shared-ways.ts'

/** Words from which on a summary is long enough to be looked up by headings. */
const HEADED_FROM = 300
/** Words from which on what is entered is a text to summarize, also beside sources; less is what one wants to know of them. */
const TEXT_FROM = 50
/** Sentences that a paragraph of a summary has. */
const PER_PARAGRAPH = 4

/** A long summary of a long text, a page or a file. */
export const longSummary = generator({
  id: 'generate-longsummary',
  path: '/api/generate/longsummary',
  flag: 'standalones',
  label: 'Long summary',
  summary: 'Summarize a long text, a page, or a file',
  fields: {
    text: field(longText.min(1, 'Enter a text, or say what you want to know of the chosen source.'), {
      kind: 'text',
      label: 'Text',
      hint: 'Paste the text to summarize; sources then stand beside it. Or choose a page or file as the source and say here what you want to know of it.',
      example:
        'The Rance tidal power station in France opened in 1966. It has 24 turbines. Each turns in both directions of the tide. The dam carries a road between Saint-Malo and Dinard. Sand has settled in the basin since, and some fish no longer come. The station paid back its cost in 20 years.',
    }),
    words: wordsWanted(z.coerce.number().int().min(50).max(1_500).default(400), 400),
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: [
      `Summarize ${asksSources(input) ? 'what the sources say on TEXT' : 'TEXT'} in about ${input.words} words.`,
      input.mode === 'instruct' || asksSources(input)
        ? ''
        : 'The sources stand beside TEXT: cite them where they say the same, and add nothing that only they say.',
      input.words < HEADED_FROM ? '' : 'Use three to six level-3 headings.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: Math.ceil(input.words * 1.15),
    saysLength: true,
    temperature: 0.3,
  }),
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
  builtIn: (material, { text, words, mode }, variant) => {
    if (asksSources({ text, mode })) return quotedOn(material, { heading: text, words: Math.min(words, 300), variant })
    const { text: plain } = markdownToText(text)
    const most = Math.max(30, Math.min(words, Math.ceil(countWords(plain) * 0.6)) * (variant === 0 ? 1 : 0.7))
    return ownWords(inParagraphs(summarise(plain, { words: Math.round(most) }, material.language).sentences))
  },
})

/** Whether what is entered only says what is wanted of the sources. */
function asksSources({ text, mode }: { text: string; mode: string }): boolean {
  return mode !== 'instruct' && countWords(text) < TEXT_FROM
}

function inParagraphs(list: ReadonlyArray<{ text: string }>): string {
  const paragraphs: string[] = []
  for (let at = 0; at < list.length; at += PER_PARAGRAPH)
    paragraphs.push(
      list
        .slice(at, at + PER_PARAGRAPH)
        .map(({ text }) => text.replace(/\s+/g, ' ').trim())
        .join(' '),
    )
  return paragraphs.join('\n\n')
}
