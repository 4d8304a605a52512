import type { Structure } from '../../../../engines/seo/index.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { FigureTable } from '../FigureTable.tsx'
import { messages } from './messages.ts'

/** The text's length and structure, next to the middle half of the other pages. */
export function StructureBeside({ structure, hasKeyphrase }: { structure: Structure; hasKeyphrase: boolean }) {
  const t = useT(messages)
  const rows = [
    { label: t('structureWords'), range: structure.words },
    { label: t('structureHeadings'), range: structure.headings },
    { label: t('structureParagraphs'), range: structure.paragraphs },
    ...(hasKeyphrase ? [{ label: t('structureKeyphrase'), range: structure.keyphrase }] : []),
  ]
  return (
    <FigureTable caption={t('structure')} columns={[t('measure'), t('own'), t('typical')]}>
      {rows.map(({ label, range }) => (
        <Row key={label} label={label} range={range} />
      ))}
    </FigureTable>
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
