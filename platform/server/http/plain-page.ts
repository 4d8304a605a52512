import { createHash } from 'node:crypto'
import { readTokens } from './tokens.ts'

/** Written into the page, since whoever is over a limit or offline could not load it. */
const STYLE = `:root{${readTokens()}color-scheme:light dark;background:var(--color-paper);color:var(--color-ink);font:100%/1.5 var(--font-sans)}
:root[data-theme="light"]{color-scheme:light}
:root[data-theme="dark"]{color-scheme:dark}
main{max-width:26rem;margin:0 auto;padding:calc(var(--spacing)*12) calc(var(--spacing)*5)}
h1{font-size:var(--text-xl)}
p{overflow-wrap:break-word}
small{color:var(--color-ink-3)}
a{color:var(--color-accent)}`

const BASE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Nothing runs, and nothing is loaded. */
export const STILL_POLICY = BASE_POLICY
/** Our own scripts run, and ask our own server. */
export const OWN_SCRIPTS_POLICY = `${BASE_POLICY}; script-src 'self'; connect-src 'self'; img-src 'self'`

/** A page of a few words that needs nothing else, in light and dark. `head` and `body` are HTML. */
export function plainPage({ title, head = '', body }: { title: string; head?: string; body: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title>${head}<style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
}

/** Text as it is in HTML and its attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
