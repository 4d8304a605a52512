import { type ContentLanguage, countWords } from '../text/index.ts'
import { measuresOf, type VoiceMeasures } from './measures.ts'
import { comparedWith, distanceOf } from './proof.ts'
import { type Reading, readVoice, type Sentence } from './voice-text.ts'

const SAMPLES = 3
/** Words from which on a stretch sounds like somebody; characters beyond which it is no short sample. */
const FEWEST_WORDS = 25
const MOST_CHARACTERS = 600

/** Words of a stretch of a text that is shown whole: its last line may be its best. */
const FEWEST_OF_SHORT = 4

/** A text of so few characters shows itself best, whole. */
const SHOWN_WHOLE = 2_400

/** Stretches of each third that are measured: those of a book would take longer than its own measures. */
const MOST_MEASURED = 60

/**
 * Short stretches that show how a text sounds: whole sentences of one paragraph, without quotations, one from each third
 * of the text. Of each third the one that is nearest to the measures of the whole and has the fewest figures and names, as a
 * sample shows how things are said and not what. A short text is one sample, with all of them: how somebody opens, turns, and ends shows in the whole only.
 */
export function samplesOf(reading: Reading, measures: VoiceMeasures = measuresOf(reading)): string[] {
  if (reading.text.trim().length <= SHOWN_WHOLE) {
    const all = stretchesOf(reading, FEWEST_OF_SHORT)
    return all.length > 0 ? [all.join('\n\n')] : []
  }
  const stretches = stretchesOf(reading, FEWEST_WORDS)
  const far = (stretch: string) => distance(stretch, { measures, language: reading.language }) + facts(stretch)
  return Array.from({ length: SAMPLES }, (_, at) =>
    stretches.slice(Math.floor((stretches.length * at) / SAMPLES), Math.floor((stretches.length * (at + 1)) / SAMPLES)),
  ).flatMap((third) => {
    const every = Math.ceil(third.length / MOST_MEASURED)
    const looked = third.filter((_, at) => at % every === 0).map((stretch) => ({ stretch, far: far(stretch) }))
    const [nearest] = looked.toSorted((a, b) => a.far - b.far)
    return nearest ? [nearest.stretch] : []
  })
}

/** From the whole text, by the measures that are compared of any two texts. */
function distance(
  stretch: string,
  { measures, language }: { measures: VoiceMeasures; language: ContentLanguage },
): number {
  return distanceOf(comparedWith(measures, measuresOf(readVoice({ text: stretch, language })))) ?? 1
}

function stretchesOf({ text, prose, sentences }: Reading, fewestWords: number): string[] {
  const found: string[] = []
  let open: Sentence[] = []
  const close = () => {
    const [first, last] = [open[0], open.at(-1)]
    open = []
    if (first && last && last.to - first.from >= fewestWords) found.push(text.slice(first.start, last.end).trim())
  }
  for (const sentence of sentences) {
    const last = open.at(-1)
    const begins = open[0]?.start ?? sentence.start
    const isApart = last !== undefined && /\n\s*\n/.test(text.slice(last.end, sentence.start))
    if (isApart || sentence.end - begins > MOST_CHARACTERS) close()
    const isWhole = prose.slice(sentence.start, sentence.end) === text.slice(sentence.start, sentence.end)
    if (isWhole && sentence.end - sentence.start <= MOST_CHARACTERS) open.push(sentence)
    else close()
  }
  close()
  return found
}

/** Figures and names by the words. */
function facts(stretch: string): number {
  return (stretch.match(/\d+|(?<=[\p{L},] )\p{Lu}\p{L}+/gu)?.length ?? 0) / Math.max(1, countWords(stretch))
}
