import { clsx } from 'clsx'
import { useState } from 'react'
import { type FoldView, foldOf } from '../../../engines/previews/index.ts'
import { postLinks, textOf } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { AuthorLine } from './AuthorLine.tsx'
import { LinkCard } from './LinkCard.tsx'
import { messages } from './messages.ts'
import { PreviewText } from './PreviewText.tsx'

const views: readonly FoldView[] = ['desktop', 'phone']
const widths: Record<FoldView, string> = { desktop: 'max-w-lg', phone: 'max-w-xs' }

/** A post on LinkedIn: folded as on a desktop or a phone, and opened. */
export function LinkedInPost({ text, author }: { text: string; author: string }) {
  const t = useT(messages)
  const [view, setView] = useState<FoldView>('desktop')
  const [isOpen, setOpen] = useState(false)
  const fold = foldOf(text, view)
  const isFolding = fold < text.length
  const [link] = postLinks(text)
  return (
    <div>
      <fieldset className="mb-2 flex gap-1">
        <legend className="sr-only">{t('view')}</legend>
        {views.map((name) => (
          <Button key={name} size="sm" look="quiet" aria-pressed={view === name} onClick={() => setView(name)}>
            {t(name)}
          </Button>
        ))}
      </fieldset>
      <section
        aria-label={t('linkedInPost')}
        className={clsx('rounded-lg border border-line bg-paper p-4', widths[view])}
      >
        <AuthorLine name={author} />
        <div className="wrap-anywhere mt-2 whitespace-pre-wrap text-sm">
          <PreviewText text={isOpen ? text : text.slice(0, fold)} />{' '}
          {isFolding ? (
            <button
              type="button"
              aria-expanded={isOpen}
              className="text-ink-3 hover:text-accent"
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'seeLess' : 'seeMore')}
            </button>
          ) : null}
        </div>
        {link ? <LinkCard url={textOf(text, link)} /> : null}
      </section>
      <p className="mt-1.5 text-ink-3 text-xs">{t(isFolding ? 'foldHint' : 'nothingFolds')}</p>
    </div>
  )
}
