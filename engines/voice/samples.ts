import type { Reading, Sentence } from './voice-text.ts'

const SAMPLES = 3
/** Words from which on a stretch sounds like somebody; characters beyond which it is no short sample. */
const FEWEST_WORDS = 25
const MOST_CHARACTERS = 600

/**
 * Short stretches that show how a text sounds: whole sentences of one paragraph, without quotations, one from each third
 * of the text. Of each third the one with the fewest figures and names, as a sample shows how things are said and not what.
 */
export function samplesOf(reading: Reading): string[] {
  const stretches = stretchesOf(reading)
  const thirds = Array.from({ length: SAMPLES }, (_, at) =>
    stretches.slice(Math.floor((stretches.length * at) / SAMPLES), Math.floor((stretches.length * (at + 1)) / SAMPLES)),
  )
  return thirds.flatMap((third) => third.toSorted((a, b) => facts(a) - facts(b)).slice(0, 1))
}

function stretchesOf({ text, prose, sentences }: Reading): string[] {
  const found: string[] = []
  let open: Sentence[] = []
  const close = () => {
    const [first, last] = [open[0], open.at(-1)]
    open = []
    if (first && last && last.to - first.from >= FEWEST_WORDS) found.push(text.slice(first.start, last.end).trim())
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

function facts(stretch: string): number {
  return (stretch.match(/\d+|(?<=[\p{L},] )\p{Lu}\p{L}+/gu)?.length ?? 0) / stretch.length
}
