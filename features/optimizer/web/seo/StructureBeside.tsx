import type { ContentValues } from '../../../../engines/seo/index.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { ReadPage } from './Competitors.tsx'
import { messages } from './messages.ts'

/** How long the text is, and how it is parted, beside the others. */
export function StructureBeside({ pages, values }: { pages: readonly ReadPage[]; values: ContentValues }) {
  const t = useT(messages)
  const rows = [
    { label: t('structureWords'), own: values.words, others: pages.map(({ words }) => words) },
    { label: t('structureHeadings'), own: values.headings, others: pages.map(({ headings }) => headings) },
    { label: t('structureParagraphs'), own: values.paragraphs, others: pages.map(({ paragraphs }) => paragraphs) },
  ]
  return (
    <table className="w-full text-sm">
      <caption className="mb-1 text-start font-medium">{t('structure')}</caption>
      <thead className="text-ink-3 text-xs">
        <tr>
          <th scope="col" className="text-start font-normal">
            {t('measure')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('own')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('typical')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ label, own, others }) => (
          <Row key={label} label={label} own={own} others={others} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ label, own, others }: { label: string; own: number; others: readonly number[] }) {
  const t = useT(messages)
  const format = useFormat()
  const [low, high] = middleHalf(others)
  return (
    <tr>
      <th scope="row" className="py-1 text-start font-normal">
        {label}
      </th>
      <td className="py-1 text-end tabular-nums">{format.number(own)}</td>
      <td className="py-1 text-end tabular-nums">
        {t('range', { low: format.number(low), high: format.number(high) })}
      </td>
    </tr>
  )
}

/** The range of the middle half: one page of nine thousand words among thousands says nothing. */
export function middleHalf(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return [at(0.25), at(0.75)]
}
