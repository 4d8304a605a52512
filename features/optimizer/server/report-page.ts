import type { FastifyReply } from 'fastify'
import { type PageStyle, readPageStyle } from '../../sharing/server/index.ts'

/** Nothing runs; nothing but our style sheet is loaded. */
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const MISSING = '<h1>Page not found</h1><p>The link may be wrong, expired, or revoked.</p>'

let style: PageStyle | undefined

/** Read when it is first needed. */
function pageStyle(): PageStyle {
  style ??= readPageStyle()
  return style
}

/** A report written down in one of the formats that files of it have. */
export type WrittenReport = { format: 'md' | 'html'; text: string }

/** Sends a report as a file. */
export function sendReport(reply: FastifyReply, name: string, { format, text }: WrittenReport) {
  const isPage = format === 'html'
  return reply
    .type(isPage ? 'text/html; charset=utf-8' : 'text/markdown; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', POLICY)
    .send(isPage ? wholePage(text, `<style>${pageStyle().css}</style>`) : text)
}

/** Sends the public page of a report, rendered here without the application; null says that there is none. */
export function sendSharedPage(reply: FastifyReply, inside: string | null) {
  return reply
    .status(inside === null ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'private, no-cache')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(wholePage(inside ?? MISSING, `<link rel="stylesheet" href="${pageStyle().address}">`))
}

/** Words as they are in Markdown, on one line. */
export function inMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&')
}

/** Words as they are in HTML. */
export function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function wholePage(inside: string, style: string): string {
  const title = /<h1>(.*?)<\/h1>/.exec(inside)?.[1] ?? ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head><body><main>${inside}</main></body></html>`
}
