import { z } from 'zod'
import { contentLanguages } from '../../../engines/text/index.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { LONGEST_SAMPLE, LONGEST_VOICE_TEXT, MOST_SAMPLES, Rules, Terms, Tone } from './shapes.ts'

const Name = z.string().trim().min(1, 'Give the voice a name.').max(100)
const Summary = z.string().trim().max(4_000, 'Shorten the description to 4,000 characters.')
const Samples = z.array(z.string().trim().min(1).max(LONGEST_SAMPLE)).max(MOST_SAMPLES)
/** A text to be measured. */
export const VoiceText = z
  .string()
  .max(LONGEST_VOICE_TEXT, 'This text is too long to analyze. Use at most 2,000,000 characters.')

/** What a person says of a voice that there is no text of yet. */
const Answers = z.object({
  /** “dry, warm, precise” */
  sounds: z.string().trim().max(300).default(''),
  readers: z.string().trim().max(300).default(''),
  speaker: z.enum(['i', 'we', 'nobody']),
  sentences: z.enum(['short', 'mixed', 'long']),
  never: Terms.default([]),
})

/** What is measured: pasted text, sources that were read, or both. */
const material = {
  text: VoiceText.default(''),
  asset_ids: z.array(Id).max(50).default([]),
  /** Absent: that of the text. */
  language: z.enum(contentLanguages).optional(),
}

/** A voice of somebody's. */
export const NamedVoice = z.object({ ...whose, id: Id })

/** What a voice is made of. */
export const NewVoice = z.object({
  ...whose,
  name: Name,
  ...material,
  /** In place of text and sources: nothing is measured then, and nothing charged. */
  answers: Answers.optional(),
  /** Absent: 3 in everything. */
  tone: Tone.partial().optional(),
})

/** What a person may change of a voice. Absent means unchanged. */
export const VoiceChange = NamedVoice.extend({
  name: Name.optional(),
  summary: Summary.optional(),
  rules: Rules.partial().optional(),
  tone: Tone.partial().optional(),
  /** In place of the preferred words: one line each, `use, instead of, instead of, …`. */
  terms_csv: z.string().max(500_000).optional(),
  samples: Samples.optional(),
})

/** What a voice is measured on again. */
export const NewTexts = NamedVoice.extend(material)
