import { paragraphs, textOf } from '../text/index.ts'

/** An email by its parts, as plain text; the headline, the words of the button, where it leads, and what is below it may be empty. */
export interface EmailWords {
  readonly subject: string
  readonly preheader: string
  readonly headline: string
  readonly body: string
  readonly callToAction: string
  readonly link: string
  /** A farewell and the sender, below the button. */
  readonly signOff: string
  /** BCP 47, for screen readers and hyphenation. */
  readonly language?: string
}

const FONT = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background-color:#1f5fbf;color:#ffffff;font-weight:600;text-decoration:none'
const HIDDEN = 'display:none;max-height:0;overflow:hidden;mso-hide:all'

/**
 * An email as a page that mail programs read: styles are attributes, since many drop style sheets; text and background keep the
 * program’s own colors, light or dark, and only the button brings both of its own. Everything a person wrote is escaped.
 */
export function emailHtml({
  subject,
  preheader,
  headline,
  body,
  callToAction,
  link,
  signOff,
  language,
}: EmailWords): string {
  return [
    '<!doctype html>',
    `<html${language ? ` lang="${escaped(language)}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject.trim())}</title>`,
    '</head>',
    `<body style="margin:0;padding:0;${FONT};font-size:16px;line-height:1.5">`,
    preheader.trim() ? `<div style="${HIDDEN}">${escaped(preheader.trim())}</div>` : '',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td align="left" style="overflow-wrap:anywhere">',
    headline.trim() ? `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${inline(headline.trim())}</h1>` : '',
    ...paragraphs(body).map((span) => `<p style="margin:0 0 16px">${inline(textOf(body, span))}</p>`),
    button(callToAction.trim(), link),
    ...paragraphs(signOff).map((span) => `<p style="margin:24px 0 0">${inline(textOf(signOff, span))}</p>`),
    '</td></tr></table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The same for programs that show no HTML: without the subject, which has a line of its own there. */
export function emailText({ headline, body, callToAction, link, signOff }: EmailWords): string {
  const call = [callToAction.trim(), addressOf(link)].filter(Boolean).join(': ')
  return [headline, body, call, signOff]
    .map((text) => withoutStars(text).trim())
    .filter(Boolean)
    .join('\n\n')
}

function button(words: string, link: string): string {
  const address = addressOf(link)
  if (!words && !address) return ''
  const shown = inline(words || address)
  // without a link it is drawn all the same, so that a preview shows what is to come
  const drawn = address
    ? `<a href="${escaped(address)}" style="${BUTTON}">${shown}</a>`
    : `<span style="${BUTTON}">${shown}</span>`
  return `<p style="margin:24px 0 0">${drawn}</p>`
}

/** Only what opens a page: any other address in an email is a trap. */
function addressOf(link: string): string {
  return /^https?:\/\/\S+$/i.test(link.trim()) ? link.trim() : ''
}

function inline(text: string): string {
  return escaped(text)
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\n/g, '<br>\n')
}

function withoutStars(text: string): string {
  return text.replace(/\*\*/g, '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
