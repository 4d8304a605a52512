import type { ContentReport, HeadingRow, LinkRow } from '../../../../engines/seo/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { type Stretch, useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Headings and links of the text, each a way to its place. */
export function StructureTables({ headings, links }: Pick<ContentReport, 'headings' | 'links'>) {
  const t = useT(messages)
  return (
    <>
      <Table title={t('headings')} empty={t('noHeadings')} head={[t('heading'), t('wordsUnder')]}>
        {headings.map((row) => (
          <HeadingLine key={row.start} row={row} />
        ))}
      </Table>
      <Table title={t('links')} empty={t('noLinks')} head={[t('anchor'), t('leadsTo')]}>
        {links.map((row) => (
          <LinkLine key={`${row.start} ${row.url}`} row={row} />
        ))}
      </Table>
    </>
  )
}

function Table({
  title,
  empty,
  head,
  children,
}: {
  title: string
  empty: string
  head: string[]
  children: React.ReactNode[]
}) {
  return (
    <details className="border-line border-t pt-2">
      <summary className="cursor-pointer font-medium text-sm">
        {title} <span className="text-ink-3 tabular-nums">{children.length}</span>
      </summary>
      {children.length === 0 ? (
        <p className="py-2 text-ink-2 text-sm">{empty}</p>
      ) : (
        <table className="mt-1 w-full table-fixed text-sm">
          <thead className="text-start text-ink-3 text-xs">
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="py-1 text-start font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">{children}</tbody>
        </table>
      )}
    </details>
  )
}

function HeadingLine({ row }: { row: HeadingRow }) {
  const t = useT(messages)
  const notes = [row.hasKeyphrase ? t('hasKeyphrase') : '', row.skipsLevel ? t('skips') : ''].filter(Boolean)
  return (
    <tr>
      <td className="py-1 pe-2" style={{ paddingInlineStart: `${(row.level - 1) * 0.6}rem` }}>
        <GoTo stretch={row}>{row.text}</GoTo>
        {notes.length > 0 ? <span className="block text-ink-3 text-xs">{notes.join(' · ')}</span> : null}
      </td>
      <td className="py-1 align-top tabular-nums">{row.words}</td>
    </tr>
  )
}

function LinkLine({ row }: { row: LinkRow }) {
  const t = useT(messages)
  return (
    <tr>
      <td className="py-1 pe-2 align-top">
        <GoTo stretch={row}>{row.anchor || '—'}</GoTo>
      </td>
      <td className="py-1">
        <span className="block truncate" dir="ltr" title={row.url}>
          {row.url}
        </span>
        <span className="text-ink-3 text-xs">
          {t('kind', { kind: row.kind })}
          {row.isFollowed ? '' : `, ${t('notFollowed')}`}
        </span>
      </td>
    </tr>
  )
}

function GoTo({ stretch, children }: { stretch: Stretch; children: string }) {
  const { reveal } = useSheet()
  return (
    <button
      type="button"
      dir="auto"
      className="max-w-full truncate text-start hover:underline"
      onClick={() => reveal(stretch)}
    >
      {children}
    </button>
  )
}
