import { type ContentLanguage, defaultLanguage } from './language.ts'
import { numbers } from './numbers.ts'
import { words } from './words.ts'

/**
 * Cells of a table's row that end in a figure, with what their columns are counted in: `2 to 3` under `Liters per plant` as
 * `2 to 3 Liters`. Cells are parted by tabs; cells without a figure, and columns without a unit, are left out.
 */
export function cellsWithUnits(row: string, head: string, language: ContentLanguage = defaultLanguage): string[] {
  const columns = head.split('\t')
  return row.split('\t').flatMap((cell, column) => {
    const unit = unitIn(columns[column] ?? '', language)
    return unit && /\d\s*$/.test(cell) ? [`${cell.trim()} ${unit}`] : []
  })
}

/** The first word of a column's head that figures are counted in. */
function unitIn(head: string, language: ContentLanguage): string | null {
  const found = words(head)
    .map(({ start, end }) => head.slice(start, end))
    .find((word) => numbers(`2 ${word}`, language)[0]?.unit !== undefined)
  if (found) return found
  return /[€$£%]/.exec(head)?.[0] ?? null
}
