/**
 * The paragraphs that an earlier state of a text did not have, in order: what a check has to look for anew. A paragraph
 * that only moved, or differs in blanks alone, is not new.
 */
export function changedText(before: string | null, now: string): string {
  const known = new Set(before === null ? [] : paragraphsOf(before))
  return paragraphsOf(now)
    .filter((paragraph) => !known.has(paragraph))
    .join('\n\n')
}

function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
    .filter((line) => line !== '')
}
