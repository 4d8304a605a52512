import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../../platform/web/ui/Badge.tsx'
import { Dialog } from '../../../../platform/web/ui/Dialog.tsx'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import type { Stretch } from '../sheet/sheet.ts'
import { MatchActions } from './MatchActions.tsx'
import { messages } from './messages.ts'
import { type PlacedMatch, sourceMarks } from './placed-matches.ts'
import { SourceNumber } from './SourceNumber.tsx'
import { kindWords } from './SourceRow.tsx'
import { SourceTitle } from './SourceTitle.tsx'
import { lookOf } from './source-look.ts'
import type { Exclude } from './use-check.ts'

/** Characters shown around the match on the text's side. */
const AROUND = 400

interface MatchDialogProps {
  check: OriginalityCheckShape
  placed: PlacedMatch
  all: readonly PlacedMatch[]
  /** To another match, by its key. */
  onMove: (key: string) => void
  onClose: () => void
  onExclude: Exclude
}

/** One match beside the words of its source, opened at the place; and what can be done about it. */
export function MatchDialog({ check, placed, all, onMove, onClose, onExclude }: MatchDialogProps) {
  const t = useT(messages)
  const next = useRef<HTMLButtonElement>(null)
  const { match, source } = placed
  const at = all.findIndex((one) => one.match.key === match.key)
  const move = (step: number) => {
    const other = all[at + step]
    if (other) onMove(other.match.key)
  }
  const from = Math.max(0, match.start - AROUND)
  const here = match.parts.map(({ start, end }) => ({ start: start - from, end: end - from }))
  return (
    <Dialog title={t('sideBySide')} size="lg" open onOpenChange={(isOpen) => isOpen || onClose()} initialFocus={next}>
      {/* A dialog keeps arrow keys to itself, so they are heard inside of it, and the focus begins there. */}
      <section
        aria-label={t('position', { at: at + 1, count: all.length })}
        className="flex flex-col gap-4"
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') move(-1)
          if (event.key === 'ArrowRight') move(1)
        }}
      >
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{t(kindWords[match.kind])}</Badge>
          <span className="text-ink-2 text-sm">{t('words', { count: match.words })}</span>
          <span className="ms-auto flex items-center gap-1 text-ink-2 text-sm">
            <IconButton
              size="sm"
              label={t('previous')}
              keys="←"
              disabled={at <= 0}
              icon={<ChevronLeft size={16} aria-hidden="true" />}
              onClick={() => move(-1)}
            />
            <span aria-live="polite">{t('position', { at: at + 1, count: all.length })}</span>
            <IconButton
              ref={next}
              size="sm"
              label={t('next')}
              keys="→"
              disabled={at >= all.length - 1}
              icon={<ChevronRight size={16} aria-hidden="true" />}
              onClick={() => move(1)}
            />
          </span>
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <Side
            key={`text ${match.key}`}
            label={t('yours')}
            head={<p className="font-medium text-sm">{t('yours')}</p>}
            text={check.text.slice(from, match.end + AROUND)}
            marks={here}
            number={source.number}
          />
          <Side
            key={`source ${match.key}`}
            label={t('theirs', { title: source.title })}
            head={
              <div className="flex min-w-0 items-center gap-2">
                <SourceNumber number={source.number} />
                <div className="min-w-0">
                  <SourceTitle source={source} />
                </div>
              </div>
            }
            text={source.excerpt}
            marks={sourceMarks(match)}
            number={source.number}
          />
        </div>
        <MatchActions check={check} placed={placed} onExclude={onExclude} onDone={onClose} />
      </section>
    </Dialog>
  )
}

interface SideProps {
  label: string
  head: ReactNode
  text: string
  /** In order. */
  marks: readonly Stretch[]
  number: number
}

function Side({ label, head, text, marks, number }: SideProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = box.current?.querySelector('mark')
    if (box.current && first) box.current.scrollTop = first.offsetTop - box.current.offsetTop - 24
  }, [])
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      {head}
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-64 overflow-y-auto whitespace-pre-wrap rounded-md border border-line bg-paper p-3 font-serif text-base leading-6"
        dir="auto"
      >
        {marks.map(({ start, end }, at) => (
          <Fragment key={start}>
            {text.slice(marks[at - 1]?.end ?? 0, start)}
            <mark className={`rounded-sm text-ink ${lookOf(number).mark}`}>{text.slice(start, end)}</mark>
          </Fragment>
        ))}
        {text.slice(marks.at(-1)?.end ?? 0)}
      </div>
    </section>
  )
}
