import { tones } from '../../writing/contract.ts'
import { type FieldHelp, field, longText, rewritableText, shortText } from '../fields.ts'

/** The text that something is made from or continues from. */
export const sourceText = field(longText, {
  kind: 'text',
  label: 'Text',
  hint: 'What to write from: a draft, notes or an article.',
  example: 'The Rance tidal power station in France opened in 1966. It has 24 turbines.',
})

/** The text that is rewritten. */
export const textToRewrite = field(rewritableText, {
  kind: 'text',
  label: 'Text',
  hint: 'The text to rewrite, at most 30,000 characters.',
  example: 'Tidal power converts the energy of tides into electricity.',
})

/** What a person wants written, in their own words. */
export const instruction = field(longText, {
  kind: 'text',
  label: 'Instruction',
  hint: 'What to write, in your own words. You can paste text below the instruction.',
  example: 'Explain in two paragraphs how a tidal power station works.',
})

/** The headline of the article that something belongs to. */
export const headline = field(shortText.min(1, 'Enter a headline.'), {
  kind: 'line',
  label: 'Headline',
  hint: 'The headline of the article.',
  example: 'How France turned the tide into electricity',
})

/** What is known already, beside a headline. */
export const notes = field(longText.default(''), {
  kind: 'text',
  label: 'Notes',
  hint: 'Facts or a draft to write from.',
  example: 'The station opened in 1966 and has 24 turbines.',
})

/** How a choice of tone is explained. */
export const toneHelp: FieldHelp = {
  kind: 'choice',
  label: 'Tone',
  hint: 'How the text should sound.',
  example: tones[0],
}
