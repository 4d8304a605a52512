import { useState } from 'react'
import type { TermUse } from '../../../../engines/seo/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { FigureTable } from '../FigureTable.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Terms that the other pages share, with how often they are here and there; pressed, a term shows where it is. */
export function SharedTerms({ terms }: { terms: readonly TermUse[] }) {
  const t = useT(messages)
  if (terms.length === 0) return <p className="text-ink-2 text-sm">{t('noShared')}</p>
  return (
    <FigureTable columns={[t('term'), t('own'), t('typical')]}>
      {terms.map((term) => (
        <TermRow key={term.key} term={term} />
      ))}
    </FigureTable>
  )
}

function TermRow({ term }: { term: TermUse }) {
  const t = useT(messages)
  const { tint, reveal } = useSheet()
  const [at, setAt] = useState(0)
  const { spans, state, typical, isInHeadings } = term
  const handleShow = () => {
    const span = spans[at % spans.length]
    tint('good', spans)
    if (span) reveal(span)
    setAt(at + 1)
  }
  return (
    <tr>
      <td className="py-1.5 pe-2">
        <Weight importance={term.importance} />
        {spans.length > 0 ? (
          <button type="button" dir="auto" className="text-start hover:underline" onClick={handleShow}>
            {term.term}
          </button>
        ) : (
          <span dir="auto">{term.term}</span>
        )}
        <span className="block text-ink-3 text-xs">
          {t('termState', { state })}
          {isInHeadings ? `, ${t('inHeading')}` : ''}
        </span>
      </td>
      <td className="py-1.5 text-end align-top tabular-nums">{term.own}</td>
      <td className="py-1.5 text-end align-top tabular-nums">
        {typical.low === typical.high
          ? typical.low
          : t('range', { low: String(typical.low), high: String(typical.high) })}
      </td>
    </tr>
  )
}

/** The weight of a term, as a bar, and as a number for those who can't see it. */
function Weight({ importance }: { importance: number }) {
  const t = useT(messages)
  return (
    <span
      role="img"
      aria-label={t('weightOf', { importance })}
      className="me-1.5 inline-block h-2 w-6 rounded-full bg-wash-2 align-middle"
    >
      <span className="block h-full rounded-full bg-accent" style={{ width: `${importance * 10}%` }} />
    </span>
  )
}
