import { simplify } from '../../../engines/rewording/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { ownWords } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { ofText, quotedOn } from './shared-ways.ts'

/** Words from which on it is a text to be put simply, and no longer the name of what is to be explained. */
const FEWEST_OF_TEXT = 12

/** Explains something as to a child. */
export const eli5 = generator({
  id: 'generate-eli5',
  path: '/api/generate/eli5',
  flag: 'standalones',
  label: 'Explain simply',
  summary: 'Explain a subject or a text so that anybody follows',
  fields: {
    text: field(longText.min(1, 'Enter what to explain.'), {
      kind: 'text',
      label: 'What to explain',
      hint: 'A subject in a few words, or a text to put simply.',
      example:
        'A tidal barrage converts the potential energy of the difference in water levels into electricity by means of reversible bulb turbines.',
    }),
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: [
      isText(input.text)
        ? 'Explain what the text quoted as TEXT says to a child of ten: all of it, nothing beside it.'
        : `Explain to a child of ten: ${input.text}`,
      'One to three short paragraphs, 60 to 150 words. Begin with something the child has seen or done; stay with that one picture. Words of everyday life; where a technical word is the point, say it once and what it means. Do not talk down: no “Imagine, little one”, no exclamation marks. Say where the picture stops being right, if that matters.',
    ].join('\n'),
    text: isText(input.text) ? input.text : '',
    maxWords: 170,
    temperature: 0.6,
  }),
  builtIn: (material, { text }, variant) =>
    isText(text)
      ? ownWords(simplify(text, { language: material.language, variant }), text)
      : quotedOn(material, { heading: text, words: 90, variant }),
})

function isText(text: string): boolean {
  return countWords(text) >= FEWEST_OF_TEXT
}
