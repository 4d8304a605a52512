import type { FlowCell } from './flow.ts'

/** A cell as word processors count them: a merged one is in every row that it reaches into. */
export interface GridCell {
  columns: number
  merge: 'first' | 'rest' | null
  /** Null where a cell of a row above reaches down. */
  cell: FlowCell | null
}

/** A row with the cells that reach into it from above, as word processors want every row to be whole. */
export function gridRow(rows: FlowCell[][], index: number): GridCell[] {
  let above: { left: number; columns: number }[] = []
  let grid: GridCell[] = []
  const reaching = new Map<number, { columns: number; rows: number }>()
  for (let at = 0; at <= index; at++) {
    above = [...reaching].map(([left, { columns }]) => ({ left, columns }))
    grid = []
    let column = 0
    const fill = () => {
      for (
        let held = above.find(({ left }) => left === column);
        held;
        held = above.find(({ left }) => left === column)
      ) {
        grid.push({ columns: held.columns, merge: 'rest', cell: null })
        column += held.columns
      }
    }
    const begun: [number, { columns: number; rows: number }][] = []
    for (const cell of rows[at] ?? []) {
      fill()
      grid.push({ columns: cell.columns, merge: cell.rows > 1 ? 'first' : null, cell })
      if (cell.rows > 1) begun.push([column, { columns: cell.columns, rows: cell.rows - 1 }])
      column += cell.columns
    }
    fill()
    for (const [left, held] of reaching) {
      if (held.rows > 1) reaching.set(left, { ...held, rows: held.rows - 1 })
      else reaching.delete(left)
    }
    for (const [left, held] of begun) reaching.set(left, held)
  }
  return grid
}
