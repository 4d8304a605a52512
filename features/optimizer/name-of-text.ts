import { type Page, textOf } from '../../engines/text/index.ts'

/** Characters that a name has at most. */
const LONGEST = 80

/** What to call a text that nobody named: its first heading of level 1 to 3, else the first words of its first block. */
export function nameOfText({ text, blocks }: Page): string {
  const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words)
  const named = blocks.filter((block) => hasWords(textOf(text, block)))
  const block = named.find(({ kind, level = 1 }) => kind === 'heading' && level <= 3) ?? named[0]
  return block === undefined ? '' : shortened(textOf(text, block).trim().split(/\s+/).join(' '))
}

/** Ends after a whole word where there is one. */
function shortened(words: string): string {
  const letters = [...words]
  if (letters.length <= LONGEST) return words
  const kept = letters.slice(0, LONGEST).join('')
  return `${kept.replace(/\s+\S*$/, '')}…`
}
