import { Circle, CircleCheck, Diamond, Triangle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Assessment, Band, Fix } from '../../../../engines/seo/index.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { AltTexts } from './AltTexts.tsx'
import { nameOf, pardonable, wordsFor } from './assessment-words.ts'
import { HeadingFix } from './HeadingFix.tsx'
import { messages } from './messages.ts'

interface AssessmentRowProps {
  assessment: Assessment
  isShown: boolean
  onShow: (shown: boolean) => void
  fix: Fix | undefined
  onFix: (fix: Fix) => void
  onIgnore: (ignored: boolean) => void
  /** Excludes the affected sentences from the count. */
  onPardon: (sentences: string[]) => void
}

/** One check: its finding, what fixing it adds, and the affected words. */
export function AssessmentRow({ assessment, isShown, onShow, fix, onFix, onIgnore, onPardon }: AssessmentRowProps) {
  const t = useT(messages)
  const { dated } = useFormat()
  const { page } = useSheet()
  const { id, band, spans, points, of, gain, isIgnored } = assessment
  const canShow = spans.length > 0
  return (
    <li className="flex gap-2.5 py-2.5">
      <BandMark band={isIgnored ? 'not-measured' : band} />
      <div className="min-w-0 flex-1">
        <p className="text-sm">{wordsFor(assessment, t, dated)}</p>
        {fix && !isIgnored ? (
          <p className="mt-1 break-words rounded-sm bg-wash px-2 py-1 text-sm">
            <span className="sr-only">{t('proposed')}: </span>
            {fix.value}{' '}
            <Button size="sm" aria-label={`${t('useFix')}: ${nameOf(id, t)}`} onClick={() => onFix(fix)}>
              {t('useFix')}
            </Button>
          </p>
        ) : null}
        {(id === 'single-title' || id === 'heading-order') && !isIgnored ? <HeadingFix id={id} /> : null}
        {id === 'image-alt-texts' && !isIgnored ? <AltTexts /> : null}
        <div className="-ms-2 mt-0.5 flex flex-wrap items-center gap-x-1">
          {canShow ? (
            <Button size="sm" look="quiet" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
              {t(isShown ? 'hide' : 'show')}
            </Button>
          ) : null}
          {isShown && pardonable.includes(id) ? (
            <Button
              size="sm"
              look="quiet"
              onClick={() => onPardon(spans.map(({ start, end }) => page.text.slice(start, end)))}
            >
              {t('pardon')}
            </Button>
          ) : null}
          {of > 0 || isIgnored ? (
            <Button
              size="sm"
              look="quiet"
              aria-label={`${t(isIgnored ? 'count' : 'ignore')}: ${nameOf(id, t)}`}
              onClick={() => onIgnore(!isIgnored)}
            >
              {t(isIgnored ? 'count' : 'ignore')}
            </Button>
          ) : null}
        </div>
        {isShown ? <Meant assessment={assessment} /> : null}
      </div>
      {of > 0 ? <Points points={points} of={of} gain={gain} /> : null}
    </li>
  )
}

function Points({ points, of, gain }: { points: number; of: number; gain: number }) {
  const t = useT(messages)
  return gain > 0 ? (
    <span className="shrink-0 self-start rounded-sm bg-wash-2 px-1.5 font-medium text-sm tabular-nums">
      <span aria-hidden="true">{t('gain', { points: gain })}</span>
      <span className="sr-only">{t('gainSpoken', { points: gain })}</span>
    </span>
  ) : (
    <span className="shrink-0 text-ink-3 text-sm tabular-nums">{t('pointsOf', { points, of })}</span>
  )
}

const bandMarks = {
  good: <CircleCheck size={16} className="text-supported" />,
  ok: <Triangle size={15} className="text-unsure" />,
  bad: <Diamond size={15} className="text-disputed" />,
  'not-measured': <Circle size={15} className="text-ink-3" />,
} as const

function BandMark({ band }: { band: Band }) {
  const t = useT(messages)
  return (
    <span className="mt-0.5 shrink-0" role="img" aria-label={t('band', { band })}>
      {bandMarks[band]}
    </span>
  )
}

/** Tints the words in the text while it is there, and lists the first of them to go to. */
function Meant({ assessment: { id, spans, band } }: { assessment: Assessment }) {
  const { page, tint, reveal } = useSheet()
  const [first, setFirst] = useState(0)
  useEffect(() => {
    // Uses of a keyphrase are places, whatever there is to say of their number.
    const name = id.startsWith('keyphrase') ? 'chosen' : band === 'good' ? 'good' : band === 'ok' ? 'fair' : 'bad'
    tint(name, spans)
    return () => tint(name, [])
  }, [tint, id, spans, band])
  const shown = spans.slice(first, first + SHOWN)
  return (
    <ol className="mt-1 flex flex-col border-line border-s ps-2 text-sm">
      {shown.map((span) => (
        <li key={span.start}>
          <button
            type="button"
            className="line-clamp-2 w-full rounded-sm px-1 py-0.5 text-start text-ink-2 hover:bg-wash"
            onClick={() => reveal(span)}
          >
            {page.text.slice(span.start, span.end)}
          </button>
        </li>
      ))}
      {spans.length > first + SHOWN ? (
        <li>
          <Button size="sm" look="quiet" onClick={() => setFirst(first + SHOWN)}>
            …
          </Button>
        </li>
      ) : null}
    </ol>
  )
}

const SHOWN = 6
