import type { Span } from './span.ts'

/** `{{name}}`, `{name}`, `[Your Name]`, `<name>`: what is to be filled in later. */
const PLACEHOLDER =
  /\{\{\s*([^{}\n]{1,40}?)\s*\}\}|(?<!\{)\{([\p{L}][^{}\n]{0,40})\}(?!\})|\[(\p{Lu}[^\]\n]{1,40})\](?!\()|<(\p{L}[^<>\n/]{1,40})>/gu

interface Placeholder extends Span {
  readonly text: string
  /** Whether a mail program that knows the allowed names fills it in. */
  readonly isKnown: boolean
}

/** The placeholders in a text; only the form `{{name}}` with one of the allowed names (separated with commas) is filled in. */
export function placeholders(text: string, allowed: string): Placeholder[] {
  const known = new Set(
    allowed
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(bare),
  )
  return [...text.matchAll(PLACEHOLDER)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
    isKnown: found[1] !== undefined && known.has(bare(found[1])),
  }))
}

function bare(name: string): string {
  return name.replace(/[{}\s]/g, '').toLowerCase()
}
