import { z } from 'zod'
import { contentLanguages } from '../../../engines/text/index.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'

/** Words and terms of one kind that a voice may hold. */
export const MOST_TERMS = 500
/** Samples of a voice, and the characters of one. */
export const MOST_SAMPLES = 3
export const LONGEST_SAMPLE = 1_000
/** Characters of text that a voice is measured on. */
export const LONGEST_VOICE_TEXT = 2_000_000
/** Credits of one analysis. */
export const ANALYSIS_CREDITS = 2

/** A term is words of running text: with the quotation marks that somebody set around it, it would never be found there. */
function unquoted(term: string): string {
  return /^["“„«](.+)["”“»]$/u.exec(term)?.[1]?.trim() ?? term
}

const Term = z
  .string()
  .transform((term) => unquoted(term.replace(/\s+/g, ' ').trim()))
  .pipe(z.string().min(1).max(100, 'Shorten this to 100 characters.'))
/** Words or terms of one kind. */
export const Terms = z.array(Term).max(MOST_TERMS, `At most ${MOST_TERMS}.`)

/** What a voice asks for, where code can check it. Null and empty lists ask for nothing. */
export const Rules = z.object({
  preferred: z
    .array(z.object({ use: Term, instead_of: z.array(Term).max(20) }))
    .max(MOST_TERMS, `At most ${MOST_TERMS}.`),
  forbidden: Terms,
  /** Names and terms as they are to be written, letter for letter. */
  terms: Terms,
  serial_comma: z.enum(['with', 'without']).nullable(),
  heading_case: z.enum(['sentence', 'title']).nullable(),
  contractions: z.enum(['use', 'avoid']).nullable(),
  small_numbers: z.enum(['words', 'figures']).nullable(),
  speaker: z.enum(['not-i', 'not-i-or-we']).nullable(),
  address: z.enum(['familiar', 'polite']).nullable(),
  exclamations: z.enum(['avoid']).nullable(),
  /** Words. */
  longest_sentence: z.number().int().min(5).max(100).nullable(),
})

const Step = z.number().int().min(1).max(5)
/** How a voice is tuned; 3 asks for nothing. Models follow it, code cannot check it. */
export const Tone = z.object({
  /** Casual to formal. */
  formality: Step,
  /** Serious to humorous. */
  humor: Step,
  /** Irreverent to respectful. */
  respect: Step,
  /** Calm to energetic. */
  energy: Step,
})

const Rate = z.object({ count: z.number(), of: z.number() })

/** What was counted, each with what it was counted over. Null where a language or text has no such thing. */
export const Measures = z.object({
  words: z.number(),
  sentences: z.number(),
  sentence_length: z.object({ mean: z.number(), deviation: z.number() }),
  long_words: Rate.nullable(),
  i: Rate.nullable(),
  we: Rate.nullable(),
  you: Rate.nullable(),
  polite_you: Rate.nullable(),
  contractions: Rate.nullable(),
  questions: Rate,
  exclamations: Rate,
  dashes: Rate,
  semicolons: Rate,
  parentheses: Rate,
  title_case_headings: Rate.nullable(),
  serial_commas: Rate.nullable(),
  numbers_as_words: Rate.nullable(),
  favorites: z.array(z.object({ word: z.string(), count: z.number() })),
})

/** A voice as lists show it. */
export const BrandVoice = z.object({
  id: Id,
  name: z.string(),
  summary: z.string(),
  language: z.enum(contentLanguages),
  origin: z.enum(['text', 'sources', 'questionnaire']),
  /** Its measures are of an older version; until its texts are analyzed again, no text can be compared with it. */
  needs_reupload: z.boolean(),
  /** Projects whose texts are written in it where no voice is named. */
  default_of: z.array(Id),
  created_date: Moment,
  updated_date: Moment,
})

/** A voice with all that it asks for. */
export const FullBrandVoice = BrandVoice.extend({
  rules: Rules,
  tone: Tone,
  /** Null for a voice that was described and never measured. */
  measures: Measures.nullable(),
  samples: z.array(z.string()),
  /** Titles of the sources that it was measured on. */
  sources: z.array(z.string()),
})

/** How often a text keeps a rule, where it does not, and what would mend it. */
export const RuleProof = z.object({
  rule: z.string(),
  about: z.string().nullable(),
  kept: z.number(),
  broken: z.array(z.object({ start: z.number(), end: z.number(), fix: z.string().nullable() })),
})

/** One measure of a text beside the voice's. */
export const MeasureProof = z.object({
  measure: z.string(),
  voice: z.number(),
  text: z.number(),
  is_off: z.boolean(),
})
