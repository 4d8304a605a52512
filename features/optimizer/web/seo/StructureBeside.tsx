import type { Structure } from '../../../../engines/seo/index.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** How long the text is, and how it is parted, beside the middle half of the others. */
export function StructureBeside({ structure }: { structure: Structure }) {
  const t = useT(messages)
  const rows = [
    { label: t('structureWords'), range: structure.words },
    { label: t('structureHeadings'), range: structure.headings },
    { label: t('structureParagraphs'), range: structure.paragraphs },
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
        {rows.map(({ label, range }) => (
          <Row key={label} label={label} range={range} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ label, range: { own, low, high } }: { label: string; range: Structure['words'] }) {
  const t = useT(messages)
  const format = useFormat()
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
