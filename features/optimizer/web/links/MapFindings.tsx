import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Table } from '../../../../platform/web/ui/Table.tsx'
import type { LinkMapShape } from '../../contract.ts'
import { messages } from './messages.ts'

interface FindingsProps {
  map: LinkMapShape
  onChoose: (id: string) => void
}

/** Words that lead to several pages. */
export function ConflictTable({ map, onChoose }: FindingsProps) {
  const t = useT(messages)
  if (map.conflicts.length === 0) return null
  return (
    <Table
      label={t('conflicts')}
      rows={map.conflicts}
      rowKey={({ anchor }) => anchor}
      columns={[
        { id: 'words', head: t('words'), cell: ({ anchor }) => anchor },
        {
          id: 'targets',
          head: t('leadsTo'),
          cell: ({ uses }) => (
            <ul>
              {uses.map(({ document_id, target_id }) => (
                <li key={`${document_id} ${target_id}`}>
                  <PageName id={document_id} map={map} onChoose={onChoose} /> →{' '}
                  <PageName id={target_id} map={map} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

/** Addresses within the site that no page has. */
export function UnknownTable({ map, onChoose }: FindingsProps) {
  const t = useT(messages)
  if (map.unknown.length === 0) return null
  return (
    <Table
      label={t('address')}
      rows={map.unknown}
      rowKey={({ document_id, url }) => `${document_id} ${url}`}
      columns={[
        {
          id: 'page',
          head: t('page'),
          cell: ({ document_id }) => <PageName id={document_id} map={map} onChoose={onChoose} />,
        },
        { id: 'url', head: t('address'), cell: ({ url }) => <span className="break-all">{url}</span> },
      ]}
    />
  )
}

function PageName({ id, map, onChoose }: FindingsProps & { id: string }) {
  const t = useT(messages)
  const page = map.pages.find((each) => each.id === id)
  return (
    <button
      type="button"
      className="text-left text-accent underline-offset-2 hover:underline"
      onClick={() => onChoose(id)}
    >
      {page?.title || t('untitled')}
    </button>
  )
}
