import type { ReactNode } from 'react'

interface FigureTableProps {
  /** What the table shows, where its surroundings do not say so. */
  caption?: string
  /** Headings: of the rows' names, then of their figures. */
  columns: readonly [string, ...string[]]
  /** Rows, as `<tr>`. */
  children: ReactNode
}

/** A narrow table of names with their figures at the end of the line. */
export function FigureTable({ caption, columns: [name, ...figures], children }: FigureTableProps) {
  return (
    <table className="w-full text-sm">
      {caption ? <caption className="mb-1 text-start font-medium">{caption}</caption> : null}
      <thead className="text-ink-3 text-xs">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {name}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="py-1 text-end font-normal">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  )
}
