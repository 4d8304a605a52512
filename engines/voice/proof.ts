import { measuresOf, type Rate, type VoiceMeasures } from './measures.ts'
import { type RuleProof, rulesKept, type VoiceRules } from './rules.ts'
import { readVoice, type VoiceText } from './voice-text.ts'

/** Measures that are compared, in the order in which they are shown. */
export const comparedMeasures = [
  'sentenceLength',
  'sentenceSpread',
  'longWords',
  'i',
  'we',
  'you',
  'politeYou',
  'contractions',
  'questions',
  'exclamations',
  'dashes',
  'semicolons',
  'parentheses',
  'titleCaseHeadings',
  'serialCommas',
  'numbersAsWords',
] as const
export type ComparedMeasure = (typeof comparedMeasures)[number]

/** One measure of a text beside the voice's. Words a sentence for `sentenceLength`; everything else is a share, 0 and up. */
export interface MeasureProof {
  readonly measure: ComparedMeasure
  readonly voice: number
  readonly text: number
  /** The difference is larger than chance makes it, and large enough to be heard. */
  readonly isOff: boolean
}

export interface VoiceProof {
  readonly rules: readonly RuleProof[]
  readonly measures: readonly MeasureProof[]
  /**
   * 0 (alike) to 1: the mean over the measures of |a − b| / (a + b), the Canberra distance (Lance and Williams, 1967) by
   * the number of measures. Null where the text is too short to be compared.
   */
  readonly distance: number | null
}

/** Words from which on a text says anything about how its writer sounds; some ten sentences. */
export const FEWEST_VOICE_WORDS = 150

/** Standard errors that chance rarely exceeds (one time in twenty). */
const CHANCE = 1.96
/** Share of the larger value by which two must differ before a reader hears it. */
const AUDIBLE = 0.25

/** Holds a text against a voice: each rule that is set, and how far its measures are from the voice's. */
export function voiceProof(
  text: VoiceText,
  { rules, measures }: { rules: VoiceRules; measures: VoiceMeasures | null },
): VoiceProof {
  const reading = readVoice(text)
  const own = measuresOf(reading)
  const compared = measures !== null && own.words >= FEWEST_VOICE_WORDS ? comparedWith(measures, own) : []
  return { rules: rulesKept(reading, rules), measures: compared, distance: distanceOf(compared) }
}

/** The measures that both have, those of a text beside the voice's. */
export function comparedWith(voice: VoiceMeasures, text: VoiceMeasures): MeasureProof[] {
  return comparedMeasures.flatMap((measure) => comparison(measure, voice, text))
}

/** The distance that compared measures make, 0 to 1; null where there are none to compare. */
export function distanceOf(compared: readonly MeasureProof[]): number | null {
  const distances = compared
    .filter(({ voice, text }) => voice + text > 0)
    .map(({ voice, text }) => Math.abs(voice - text) / (voice + text))
  return distances.length ? distances.reduce((sum, one) => sum + one, 0) / distances.length : null
}

function comparison(measure: ComparedMeasure, voice: VoiceMeasures, text: VoiceMeasures): MeasureProof[] {
  const [a, b] = [estimateOf(measure, voice), estimateOf(measure, text)]
  if (!a || !b) return []
  const difference = Math.abs(a.value - b.value)
  const isOff =
    difference > CHANCE * Math.sqrt(a.variance + b.variance) && difference > AUDIBLE * Math.max(a.value, b.value)
  return [{ measure, voice: a.value, text: b.value, isOff }]
}

/** A value with the variance of its estimate. */
interface Estimate {
  value: number
  variance: number
}

function estimateOf(measure: ComparedMeasure, measures: VoiceMeasures): Estimate | null {
  const { sentences, sentenceLength } = measures
  if (measure === 'sentenceLength') {
    return sentences > 1 ? { value: sentenceLength.mean, variance: sentenceLength.deviation ** 2 / sentences } : null
  }
  if (measure === 'sentenceSpread') {
    if (sentences < 2 || sentenceLength.mean === 0) return null
    const value = sentenceLength.deviation / sentenceLength.mean
    // of a coefficient of variation, for lengths that are roughly normal
    return { value, variance: (value ** 2 * (0.5 + value ** 2)) / sentences }
  }
  return shareOf(measures[measure])
}

/** A share with its variance by the rule of succession, so that 0 of 3 is no certainty. */
function shareOf(rate: Rate | null): Estimate | null {
  if (!rate || rate.of === 0) return null
  const likely = (rate.count + 1) / (rate.of + 2)
  return { value: rate.count / rate.of, variance: (likely * Math.max(0, 1 - likely)) / rate.of }
}
