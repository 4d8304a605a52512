import { cutAtWord, type Page, sentences, textOf } from '../../engines/text/index.ts'

/** Characters that a name has at most. */
const LONGEST = 80

/** What to call a text that nobody named: its first heading of level 1 to 3, else the first words of its first block. */
export function nameOfText({ text, blocks }: Page): string {
  const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words)
  const named = blocks.filter((block) => hasWords(textOf(text, block)))
  const block = named.find(({ kind, level = 1 }) => kind === 'heading' && level <= 3) ?? named[0]
  return block === undefined ? '' : shortened(textOf(text, block).trim().split(/\s+/).join(' '))
}

/** Ends after a whole sentence where there is one, else after a whole word. */
function shortened(words: string): string {
  if ([...words].length <= LONGEST) return words
  const whole = sentences(words).findLast(({ end }) => end <= LONGEST)
  return whole ? words.slice(0, whole.end).trim() : cutAtWord(words, LONGEST + 1)
}
