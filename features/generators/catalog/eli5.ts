import { simplify } from '../../../engines/rewording/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { ownWords } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { ofText, quotedOn } from './shared-ways.ts'

/** Words from which on it is a text to be put simply, and no longer the name of what is to be explained. */
const FEWEST_OF_TEXT = 12

/** Explains something so that anybody follows. */
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
        ? 'Explain TEXT in very simple words for somebody who knows nothing about it.'
        : `Explain in very simple words for somebody who knows nothing about it: ${input.text}`,
      isText(input.text) ? '' : 'At most 200 words.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: isText(input.text) ? input.text : '',
    isBrief: true,
    maxWords: isText(input.text) ? Math.min(1_200, Math.max(200, Math.ceil(countWords(input.text) * 1.6))) : 230,
    saysLength: true,
    temperature: 0.5,
  }),
  builtIn: (material, { text }, variant) =>
    isText(text)
      ? ownWords(simplify(text, { language: material.language, variant }), text)
      : quotedOn(material, { heading: text, words: 90, variant }),
})

function isText(text: string): boolean {
  return countWords(text) >= FEWEST_OF_TEXT
}
