import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { contentLanguages, countWords, type Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { LiveRegion } from '../../../../platform/web/ui/LiveRegion.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { useCopy } from '../../../../platform/web/ui/use-copy.ts'
import { pageToText, textToPage } from '../../text-page.ts'
import { messages } from '../messages.ts'
import { PageSheet } from '../sheet/PageSheet.tsx'
import { PageText } from '../sheet/PageText.tsx'
import { type Chosen, noneChosen } from './chosen.ts'
import { usePageChanges } from './use-page-changes.ts'

interface CheckedTextProps {
  chosen: Extract<Chosen, { state: 'open' }>
  onChange: (chosen: Chosen) => void
  children: ReactNode
}

/** The text on one side, what the check says of it on the other. */
export function CheckedText({ chosen, onChange, children }: CheckedTextProps) {
  const t = useT(messages)
  const copy = useCopy()
  const text = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [said, announce] = useState('')
  const { page, isOwnText } = chosen
  const { show, replace, setLevels } = usePageChanges(chosen, onChange)
  return (
    <PageSheet
      page={page}
      language={chosen.language}
      text={text}
      onReplace={isOwnText ? replace : null}
      onLevels={isOwnText ? setLevels : null}
      onAnnounce={announce}
      subject={chosen.subject}
      about={chosen.about}
      changedOn={chosen.changedOn ?? null}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={chosen.title || t('text')} className="min-w-0">
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <p className="text-ink-2 text-sm">{t('words', { count: countWords(page.text) })}</p>
            <div className="me-auto">
              <Select
                label={t('language')}
                labelHidden
                size="sm"
                value={chosen.language}
                onChange={(language) => onChange({ ...chosen, language })}
                choices={contentLanguages.map((name) => ({ value: name, label: name }))}
              />
            </div>
            {isOwnText ? (
              <Button size="sm" onClick={() => setEditing(!isEditing)}>
                {t(isEditing ? 'done' : 'edit')}
              </Button>
            ) : null}
            <Button size="sm" onClick={() => void copy(page.text, t('copied'))}>
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
            <TextBox page={page} onChange={show} />
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

/** Pasted words to be changed. What is typed is read as a page when the box is left, so that no key is taken for markup half way. */
function TextBox({ page, onChange }: { page: Page; onChange: (page: Page) => void }) {
  const t = useT(messages)
  return (
    <TextArea
      label={t('text')}
      rows={24}
      defaultValue={pageToText(page)}
      onBlur={(event) => onChange(textToPage(event.target.value))}
    />
  )
}
