/** The parts of a list as people type it: by lines, commas, or semicolons; what is in quotation marks stays one part. */
const PARTED = /[,;\n](?=(?:[^"]*"[^"]*")*[^"]*$)/
/** Where a quotation mark is an inch, or was never closed. */
const PARTED_ANYWHERE = /[,;\n]/

/** Words and phrases of a field that takes several. */
export function wordsIn(typed: string): string[] {
  const isClosed = typed.split('"').length % 2 === 1
  return typed
    .split(isClosed ? PARTED : PARTED_ANYWHERE)
    .map((word) =>
      word
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter(Boolean)
}

/** The words for the field, one a line. */
export function asListed(words: readonly string[]): string {
  return words.map((word) => (/[,;]/.test(word) ? `"${word}"` : word)).join('\n')
}

/**
 * Preferred words as typed, one a line: between commas, a semicolon ends a line as well. Without any comma the semicolons
 * are those of a spreadsheet.
 */
export function asTermLines(typed: string): string {
  return typed.replace(/"[^"]*"/g, '').includes(',') ? typed.replace(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\n') : typed
}
