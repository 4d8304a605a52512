/**
 * A text cut into pieces of about a word, each with the white space after it, so that it can be shown as it is typed.
 * Joined they are the text again. Runs without blanks (Chinese, long addresses) are cut every few characters, never
 * within a character.
 */
export function pieces(text: string): string[] {
  return (text.match(/^\s+|\S+\s*/gu) ?? []).flatMap(cut)
}

const LONGEST = 24
const STEP = 4

function cut(piece: string): string[] {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(piece)].map(
    ({ segment }) => segment,
  )
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(piece)
  if (characters.length <= (isUnspaced ? STEP : LONGEST)) return [piece]
  const parts: string[] = []
  for (let at = 0; at < characters.length; at += STEP) parts.push(characters.slice(at, at + STEP).join(''))
  return parts
}
