import { restsOn } from '../../../engines/repurposing/index.ts'
import { summarise } from '../../../engines/summary/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'

/** A text of a derivative, by its place. */
export interface PlacedText {
  part: string
  entry: number
  text: string
}

/** Characters that a word has on average with the blank behind it; what a summary of so many words comes to. */
const CHARACTERS_PER_WORD = 6

/** What is computed of texts. Pure, for the thread that long ones are read in. */
export const reading = {
  /** The most telling sentences, in their order, that together have at most so many characters: places in the list. */
  condense({ sentences, most, language }: { sentences: string[]; most: number; language: ContentLanguage }): number[] {
    const words = Math.floor(most / CHARACTERS_PER_WORD)
    const wanted = new Set(summarise(sentences.join('\n\n'), { words }, language).sentences.map(({ text }) => text))
    let room = most
    return sentences.flatMap((text, at) => {
      if (!wanted.has(text) || text.length + 1 > room) return []
      room -= text.length + 1
      return [at]
    })
  },
  /** What the claims of derived texts rest on among the sentences of their original. */
  claims({ texts, sentences, language }: { texts: PlacedText[]; sentences: string[]; language: ContentLanguage }) {
    return texts.flatMap(({ part, entry, text }) =>
      restsOn(text, sentences, language).map(({ start, end, state, from, faults }) => ({
        part,
        entry,
        text: text.slice(start, end),
        start,
        end,
        state,
        faults: faults.map((fault) => ({ start: fault.start - start, end: fault.end - start })),
        from: [...from],
      })),
    )
  },
}
