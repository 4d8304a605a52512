import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import type { AssetPassageShape } from '../contract.ts'
import { Marked } from './Marked.tsx'
import { messages } from './messages.ts'
import { stretchOf } from './spans.ts'

interface PassageTextProps {
  passage: AssetPassageShape
  /** The page's number is shown before it. */
  isFirstOfPage: boolean
  /** A citation leads here: the quote is marked, or the whole passage where the quote is empty or stands differently. */
  cited: { quote: string } | null
}

/** One passage as it is in its source: heading, list item, row, or plain words. */
export function PassageText({ passage, isFirstOfPage, cited }: PassageTextProps) {
  const t = useT(messages)
  const copy = useCopy()
  const place = useRef<HTMLDivElement & HTMLElement>(null)
  const isCited = cited !== null
  const Frame = isCited ? 'section' : 'div'
  useEffect(() => {
    if (!isCited) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isCited])
  const marked = cited
    ? [(cited.quote && stretchOf(cited.quote, passage.text)) || { start: 0, end: passage.text.length }]
    : []
  return (
    <>
      {isFirstOfPage ? <PageMark number={passage.page ?? 0} /> : null}
      <Frame
        ref={place}
        id={passage.id}
        tabIndex={cited ? -1 : undefined}
        aria-label={cited ? t('citedPassage') : undefined}
        className={clsx(
          'group relative scroll-m-24 rounded-md',
          cited && '-mx-3 bg-supported-wash/50 px-3 py-1 outline-offset-2',
        )}
      >
        <Shape passage={passage}>
          <Marked text={passage.text} at={marked} />
        </Shape>
        <IconButton
          size="sm"
          label={t('copyPassage')}
          icon={<Copy size={14} aria-hidden="true" />}
          className="absolute top-0 -right-9 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 max-lg:hidden"
          onClick={() => void copy(passage.text, t('copied'))}
        />
      </Frame>
    </>
  )
}

function PageMark({ number }: { number: number }) {
  const t = useT(messages)
  return (
    <p className="mt-8 mb-2 flex items-center gap-3 font-sans text-ink-3 text-xs first:mt-0">
      {t('page', { number })}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </p>
  )
}

const headings = ['text-2xl mt-8', 'text-xl mt-7', 'text-lg mt-6']

function Shape({ passage: { kind, level }, children }: { passage: AssetPassageShape; children: React.ReactNode }) {
  switch (kind) {
    case 'heading':
      // the page has its own first heading, so those of the source begin one lower
      return level === 1 ? (
        <h2 className={clsx('mb-2 font-semibold tracking-tight', headings[0])}>{children}</h2>
      ) : (
        <h3 className={clsx('mb-1.5 font-semibold', headings[Math.min((level ?? 2) - 1, 2)])}>{children}</h3>
      )
    case 'list-item':
      return (
        <p className="my-1.5 flex gap-3" style={{ paddingInlineStart: `${((level ?? 1) - 1) * 1.5}rem` }}>
          <span aria-hidden="true">•</span>
          <span className="min-w-0">{children}</span>
        </p>
      )
    case 'code':
      return <pre className="my-3 overflow-x-auto rounded-md bg-wash p-3 font-mono text-sm">{children}</pre>
    case 'table-row':
      return <p className="whitespace-pre-wrap border-line border-b py-1.5 font-sans text-base">{children}</p>
    case 'quote':
      return <blockquote className="my-3 border-line-2 border-l-2 pl-4">{children}</blockquote>
    default:
      return <p className="my-3 whitespace-pre-line">{children}</p>
  }
}
