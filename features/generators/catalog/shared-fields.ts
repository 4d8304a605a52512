import type { z } from 'zod'
import { tones } from '../../writing/contract.ts'
import { type FieldHelp, field, longText, rewritableText, shortText } from '../fields.ts'

/** How a text to write from is explained. */
export const sourceTextHelp: FieldHelp = {
  kind: 'text',
  label: 'Text',
  hint: 'What to write from: a draft, notes or an article.',
  example: 'The Rance tidal power station in France opened in 1966. It has 24 turbines.',
}

/** The text that something is made from or continues from. */
export const sourceText = field(longText, sourceTextHelp)

/** How a text to rewrite is explained. */
export const textToRewriteHelp: FieldHelp = {
  kind: 'text',
  label: 'Text',
  hint: 'The text to rewrite, at most 30,000 characters.',
  example: 'Tidal power converts the energy of tides into electricity.',
}

/** The text that is rewritten. */
export const textToRewrite = field(rewritableText, textToRewriteHelp)

/** What a person wants written, in their own words. */
export const instruction = field(longText, {
  kind: 'text',
  label: 'Instruction',
  hint: 'What to write, in your own words. You can paste text below the instruction.',
  example:
    'Summarize in one sentence: The Rance tidal power station opened in 1966. It has 24 turbines, which turn in both directions of the tide.',
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

/** What something is about, in a few words. */
export const topicText = field(shortText.min(1, 'Enter a subject.'), {
  kind: 'line',
  label: 'Subject',
  hint: 'What it’s about, in a few words.',
  example: 'Tidal power in Brittany',
})

/** What is written about, with whatever else there is to say of it. */
export const topicNotes = field(longText.min(1, 'Enter a subject.'), {
  kind: 'text',
  label: 'Subject',
  hint: 'What it’s about; notes, questions of readers, and figures help.',
  example: 'Tidal power in Brittany. Readers ask what it costs and what it does to fish.',
})

/** The words that a page wants to be found by. */
export const keyphrase = field(shortText.default(''), {
  kind: 'line',
  label: 'Keyphrase',
  hint: 'The words to be found by.',
  example: 'tidal power',
})

/** Whom a text is for. */
export const audience = field(shortText.default(''), {
  kind: 'line',
  label: 'Audience',
  hint: 'Who reads it, and what they know.',
  example: 'People who live by the sea and know what a tide table is',
})

/** All that is known of what is sold or offered. */
export function facts(hint: string, example: string) {
  return field(longText.min(1, 'Enter what’s true of it.'), { kind: 'text', label: 'Facts', hint, example })
}

/** How many entries of a list are wanted. */
export function numberOf<Schema extends z.ZodType>(schema: Schema, label: string, example: number): Schema {
  return field(schema, { kind: 'number', label, hint: 'How many to write.', example })
}

/** How long a text is to be. */
export function wordsWanted<Schema extends z.ZodType>(schema: Schema, example: number): Schema {
  return field(schema, { kind: 'number', label: 'Words', hint: 'About how long.', example })
}
