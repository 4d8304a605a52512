/** Words up to so many characters, whole; with an ellipsis where some are missing. A text without spaces ends anywhere. */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const space = cut.search(/\s\S*$/)
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/, '')}…`
}
