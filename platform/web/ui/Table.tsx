import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { messages } from './messages.ts'

/** The order of a table: which column, and which way. */
export interface Sorting {
  column: string
  direction: 'asc' | 'desc'
}

interface Column<T> {
  id: string
  head: string
  cell: (row: T) => ReactNode
  /** Numbers stand at the end, one under the other. */
  isNumber?: boolean
  /** The heading becomes a button that sorts. */
  sortable?: boolean
  /** Left out where the screen is narrow. */
  hiddenOnPhone?: boolean
}

interface TableProps<T> {
  /** Says what is listed. */
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
}

/** Rows and columns of a few hundred at most; longer lists are a `VirtualList`. */
export function Table<T>({ label, columns, rows, rowKey, sorting, onSort }: TableProps<T>) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-line border-b">
            {columns.map((column) => (
              <Head key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b last:border-0 hover:bg-wash">
              {columns.map((column) => (
                <td key={column.id} className={clsx('px-2 py-2.5 first:pl-0 last:pr-0', cellClass(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head<T>({ column, sorting, onSort }: { column: Column<T> } & Pick<TableProps<T>, 'sorting' | 'onSort'>) {
  const t = useT(messages)
  const isSorted = sorting?.column === column.id
  const order = isSorted ? (sorting.direction === 'asc' ? 'ascending' : 'descending') : undefined
  const next = isSorted && sorting.direction === 'asc' ? 'desc' : 'asc'
  const Arrow = order === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={order}
      className={clsx('px-2 py-2 font-medium text-ink-3 text-xs first:pl-0 last:pr-0', cellClass(column))}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
          onClick={() => onSort({ column: column.id, direction: next })}
        >
          {column.head}
          {order ? (
            <Arrow size={12} role="img" aria-label={t(order === 'ascending' ? 'sortedUp' : 'sortedDown')} />
          ) : null}
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}

function cellClass<T>({ isNumber, hiddenOnPhone }: Column<T>): string {
  return clsx(isNumber && 'text-right tabular-nums', hiddenOnPhone && 'max-sm:hidden')
}
