import type { FastifyReply } from 'fastify'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Config } from '../../../platform/server/config.ts'
import { writePdf } from '../../document-files/server/index.ts'
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

/** A report in the forms that its files are made of: each is written only when it is asked for. */
export interface ReportForms {
  /** Start of the files' names. */
  name: string
  markdown(): string
  /** The inside of its page. */
  html(): string
}

/** Sends a report as a file: Markdown, a page for a browser, or that page as a PDF. 404 for any other format. */
export async function sendReport(
  reply: FastifyReply,
  { name, markdown, html }: ReportForms,
  { format, config }: { format: string; config: Config },
) {
  reply.header('cache-control', 'private, no-store').header('content-security-policy', POLICY)
  const as = (type: string) =>
    reply.type(type).header('content-disposition', `attachment; filename="${name}.${format}"`)
  const page = () => wholePage(html(), `<style>${pageStyle().css}</style>`)
  if (format === 'md') return as('text/markdown; charset=utf-8').send(markdown())
  if (format === 'html') return as('text/html; charset=utf-8').send(page())
  if (format !== 'pdf') refuse('not-found')
  const pdf = await writePdf(page(), config)
  return as('application/pdf').send(Buffer.from(pdf))
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
