/** What a list of emails shows of one: cut where a phone cuts it. */
export interface InboxLine {
  readonly subject: string
  readonly isSubjectCut: boolean
  /** The preheader; where it is short, the body follows it, as mail programs do. */
  readonly preview: string
}

/** Characters that a phone held upright shows of a subject, and of the two lines below it. */
const SUBJECT = 40
const PREVIEW = 90

/** The line of an email in the inbox of a phone. */
export function inboxLine(email: { subject: string; preheader: string; body: string }): InboxLine {
  const subject = oneLine(email.subject)
  const shown = cut(subject, SUBJECT)
  const preview = oneLine(`${email.preheader} ${email.body}`)
  return { subject: shown, isSubjectCut: shown !== subject, preview: cut(preview, PREVIEW) }
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

function cut(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
