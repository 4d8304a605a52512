import { countWords, sentences, textOf } from '../../../engines/text/index.ts'
import { ownWords } from '../built-in-text.ts'
import { field, rewritableText } from '../fields.ts'
import { generator } from '../generator.ts'
import { wordsChanged } from './fault-checks.ts'
import { languageOfText, wordsTimes } from './prompt-words.ts'
import { textToRewriteHelp } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Breaks a long paragraph into short ones. */
export const paragraphShredder = generator({
  id: 'generate-paragraphshredder',
  path: '/api/generate/paragraphshredder',
  flag: 'standalones',
  label: 'Break up paragraphs',
  summary: 'Break long paragraphs into short ones',
  fields: {
    text: field(rewritableText, {
      ...textToRewriteHelp,
      example:
        'Tidal power converts the energy of tides into electricity. The first large station opened at the Rance in France in 1966. It has 24 turbines, which turn in both directions of the tide. A dam of this kind is expensive to build. It lasts for a very long time, and nobody has to buy fuel for it. Sand settles in the basin behind the dam, however, and some fish no longer come.',
    }),
  },
  sources: 'none',
  rewords: true,
  takesInstructions: false,
  ...ofText,
  prompt: (input) => ({
    task: 'Break the long paragraphs of TEXT into short ones that read well on a phone, without changing a single word or sign. Only add empty lines between sentences, where a new thought begins: what answers the sentence before stays with it. No headings.',
    text: input.text,
    maxWords: wordsTimes(input.text, 1.2),
    saysLength: true,
    temperature: 0.2,
    language: languageOfText(input.text, input.language),
  }),
  faults: (content, { input }) => wordsChanged(content, input.text),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: ({ language }, { text }, variant) =>
    ownWords(
      text
        .split(/\n{2,}/)
        .map((paragraph) =>
          isProse(paragraph) ? shortParagraphs(paragraph, language, LONGEST[variant % LONGEST.length]) : paragraph,
        )
        .join('\n\n'),
      text,
    ),
})

/** Words that a paragraph may have, for each version. */
const LONGEST = [45, 25, 65]

function isProse(paragraph: string): boolean {
  return !/^\s*(?:#|[-*+] |\d+[.)] |>|\|)/.test(paragraph)
}

/** The sentences of a paragraph, as many to each new one as fit; a sentence that leans on the one before stays with it. */
function shortParagraphs(paragraph: string, language: Parameters<typeof sentences>[1], most = 45): string {
  const made: string[] = []
  for (const span of sentences(paragraph, language)) {
    const sentence = textOf(paragraph, span).trim()
    const last = made.at(-1)
    const fits = last !== undefined && countWords(last) + countWords(sentence) <= most
    if (last !== undefined && fits) made[made.length - 1] = `${last} ${sentence}`
    else made.push(sentence)
  }
  return made.join('\n\n')
}
