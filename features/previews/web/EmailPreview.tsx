import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { emailHtml, emailText, inboxLine } from '../../../engines/previews/index.ts'
import { paragraphs, placeholders, textOf } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Tabs } from '../../../platform/web/ui/Tabs.tsx'
import { messages } from './messages.ts'
import { PreviewText } from './PreviewText.tsx'

interface EmailPreviewProps {
  email: {
    subject: string
    preheader: string
    body: string
    headline?: string
    /** The words of the button. */
    callToAction?: string
    link?: string
    signOff?: string
    /** BCP 47. */
    language?: string
  }
  sender: string
  /** The placeholders that the mail program fills in, separated with commas. */
  allowed: string
}

/** An email as it arrives: its line in a phone's inbox, and opened, formatted or as plain text. */
export function EmailPreview({ email, sender, allowed }: EmailPreviewProps) {
  const t = useT(messages)
  const { subject, preheader, headline = '', body, callToAction = '', signOff = '' } = email
  const unknown = placeholders([subject, preheader, headline, body, callToAction, signOff].join('\n'), allowed)
    .filter(({ isKnown }) => !isKnown)
    .map(({ text }) => text)
  return (
    <section aria-label={t('email')} className="flex max-w-lg flex-col gap-4">
      <InboxPreview email={email} sender={sender} allowed={allowed} />
      {unknown.length === 0 ? null : (
        <p className="flex items-start gap-2 text-disputed text-sm">
          <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{t('placeholdersUnknown', { names: [...new Set(unknown)].join(', ') })}</span>
        </p>
      )}
      <Tabs
        label={t('message')}
        look="within"
        tabs={[
          { id: 'formatted', label: t('formatted'), content: <Formatted email={email} allowed={allowed} /> },
          { id: 'plain', label: t('plainText'), content: <Plain email={email} allowed={allowed} /> },
        ]}
      />
    </section>
  )
}

function InboxPreview({ email, sender, allowed }: EmailPreviewProps) {
  const t = useT(messages)
  const { subject, isSubjectCut, preview } = inboxLine(email)
  return (
    <div>
      <h4 className="mb-1 font-medium text-ink-3 text-xs">{t('inbox')}</h4>
      <div className="wrap-anywhere max-w-sm rounded-lg border border-line bg-paper px-4 py-3 text-sm">
        <p className="truncate font-semibold">{sender || t('sender')}</p>
        <p>{subject === '' ? t('noSubject') : <PreviewText text={subject} allowed={allowed} />}</p>
        <p className="text-ink-3">
          <PreviewText text={preview} allowed={allowed} />
        </p>
      </div>
      {isSubjectCut ? <p className="mt-1.5 text-ink-3 text-xs">{t('subjectCut')}</p> : null}
    </div>
  )
}

type Shown = Pick<EmailPreviewProps, 'email' | 'allowed'>

function Formatted({ email, allowed }: Shown) {
  const { subject, body, headline, callToAction } = email
  if (headline || callToAction) return <Page email={email} />
  return (
    <div className="wrap-anywhere rounded-lg border border-line bg-paper p-4">
      <p className="mb-3 font-semibold text-lg">
        <PreviewText text={subject} allowed={allowed} />
      </p>
      {paragraphs(body).map((span) => (
        <p key={span.start} className="mb-3 whitespace-pre-line last:mb-0">
          <PreviewText text={unmarked(textOf(body, span))} allowed={allowed} />
        </p>
      ))}
    </div>
  )
}

/**
 * The HTML itself, as high as it is. Its origin is ours only so that it can be measured, which gives it nothing as long as scripts are not allowed too:
 * with both, one could take the frame out of its sandbox.
 */
function Page({ email }: Pick<Shown, 'email'>) {
  const t = useT(messages)
  const [height, setHeight] = useState<number>()
  const measure = ({ contentDocument }: HTMLIFrameElement) => {
    if (contentDocument?.body) setHeight(contentDocument.body.offsetHeight + FRAME)
  }
  return (
    <iframe
      title={t('formatted')}
      sandbox="allow-same-origin"
      srcDoc={emailHtml({ ...NOTHING, ...email })}
      onLoad={({ currentTarget }) => measure(currentTarget)}
      style={{ height }}
      className="min-h-40 w-full rounded-lg border border-line bg-paper"
    />
  )
}

/** What an email may do without. */
const NOTHING = { headline: '', callToAction: '', link: '', signOff: '' }

/** Pixels of the border above and below. */
const FRAME = 2

function Plain({ email, allowed }: Shown) {
  const text = emailText({ ...NOTHING, ...email })
  return (
    <pre className="wrap-anywhere whitespace-pre-wrap rounded-lg border border-line bg-paper p-4 font-mono text-sm">
      <PreviewText text={text} allowed={allowed} />
    </pre>
  )
}

/** Without the signs for bold text, which no mail program reads. */
function unmarked(text: string): string {
  return text.replace(/\*\*/g, '')
}
