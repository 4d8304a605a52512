import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { countWords } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { LiveRegion } from '../../../../platform/web/ui/LiveRegion.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { textToPage } from '../../text-page.ts'
import { messages } from '../messages.ts'
import { PageSheet } from '../sheet/PageSheet.tsx'
import { PageText } from '../sheet/PageText.tsx'
import type { Stretch } from '../sheet/sheet.ts'
import { type Chosen, noneChosen } from './chosen.ts'

interface CheckedTextProps {
  chosen: Extract<Chosen, { state: 'open' }>
  onChange: (chosen: Chosen) => void
  children: ReactNode
}

/** The text on one side, what the check says of it on the other. */
export function CheckedText({ chosen, onChange, children }: CheckedTextProps) {
  const t = useT(messages)
  const text = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [said, announce] = useState('')
  const { page, isOwnText } = chosen
  const write = useCallback(
    (words: string) => onChange({ ...chosen, page: textToPage(words), subject: { text: words } }),
    [chosen, onChange],
  )
  const handleReplace = useCallback(
    ({ start, end }: Stretch, words: string) => write(page.text.slice(0, start) + words + page.text.slice(end)),
    [page, write],
  )
  return (
    <PageSheet
      page={page}
      language={chosen.language}
      text={text}
      onReplace={isOwnText ? handleReplace : null}
      onAnnounce={announce}
      subject={chosen.subject}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={chosen.title || t('text')} className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <p className="me-auto text-ink-2 text-sm">{t('words', { count: countWords(page.text) })}</p>
            {isOwnText ? (
              <Button size="sm" onClick={() => setEditing(!isEditing)}>
                {t(isEditing ? 'done' : 'edit')}
              </Button>
            ) : null}
            <Button
              size="sm"
              onClick={() => void navigator.clipboard.writeText(page.text).then(() => toast({ text: t('copied') }))}
            >
              {t('copy')}
            </Button>
            {chosen.subject.blog_id ? (
              <Link
                to="/blogs/$blogId"
                params={{ blogId: chosen.subject.blog_id }}
                className={buttonClass(undefined, 'sm')}
              >
                {t('openInEditor')}
              </Link>
            ) : null}
            <Button size="sm" look="quiet" onClick={() => onChange(noneChosen)}>
              {t('change')}
            </Button>
          </div>
          {isEditing ? (
            <TextArea label={t('text')} rows={24} value={page.text} onChange={(event) => write(event.target.value)} />
          ) : (
            <div className="max-h-[75vh] overflow-y-auto rounded-md border border-line bg-paper px-6 py-5 max-lg:max-h-[50vh]">
              <PageText page={page} ref={text} />
            </div>
          )}
        </section>
        <section className="min-w-0">{children}</section>
      </div>
      <LiveRegion>{said}</LiveRegion>
    </PageSheet>
  )
}
