import type { OriginalityOptionsShape } from './contract/originality.ts'

/**
 * The paragraphs that an earlier state of a text did not have, in order: what a check has to look for again. A paragraph
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

/** Whether a check looks at nothing that the one before it did not; only then need it pay for new paragraphs alone. */
export function looksNoFurther(now: OriginalityOptionsShape, before: OriginalityOptionsShape): boolean {
  const isWider = (['library', 'assets', 'search'] as const).some((kind) => now[kind] && !before[kind])
  return !isWider && now.urls.every((url) => before.urls.includes(url))
}
