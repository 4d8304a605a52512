import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../web/ui/tokens.css', import.meta.url)

/** The design tokens as CSS declarations, for pages that the server writes itself. */
export function readTokens(): string {
  return [...readFileSync(TOKENS, 'utf8').matchAll(/^ {2}--[\w-]+: [^;{}]+;$/gm)].map(([line]) => line.trim()).join('')
}
