import { type ContentLanguage, defaultLanguage } from './language.ts'
import { numbers } from './numbers.ts'
import { words } from './words.ts'

/**
 * Cells of a table's row that end in a figure, with what their columns are counted in: `2 to 3` under `Liters per plant` as
 * `2 to 3 Liters`, `2.5` under `Journeys (millions)` as `2.5 millions`. Cells are parted by tabs; cells without a figure, and columns without a
 * unit, are left out.
 */
export function cellsWithUnits(row: string, head: string, language: ContentLanguage = defaultLanguage): string[] {
  const columns = head.split('\t')
  return row.split('\t').flatMap((cell, column) => cellWithUnit(cell, columns[column] ?? '', language) ?? [])
}

/** One cell that ends in a figure, with what the head of its column says it is counted in; null for any other. */
export function cellWithUnit(cell: string, head: string, language: ContentLanguage = defaultLanguage): string | null {
  const unit = unitIn(head, language)
  return unit && /\d\s*$/.test(cell) && !isYear(cell, unit, language) ? `${cell.trim()} ${unit}` : null
}

/** `2024` under `Year` is no span of time. */
function isYear(cell: string, unit: string, language: ContentLanguage): boolean {
  return /^\s*[12]\d{3}\s*$/.test(cell) && numbers(`2 ${unit}`, language)[0]?.unit === 'yr'
}

/** The words of a column's head that say in what figures are counted: a scale, and a unit. */
function unitIn(head: string, language: ContentLanguage): string | null {
  // `week 26` is a date, and nothing that is counted
  const all = words(head).flatMap(({ start, end }) => (/^\s\d/.test(head.slice(end)) ? [] : [head.slice(start, end)]))
  const read = (word: string) => numbers(`2 ${word}`, language)[0]
  const scale = all.find((word) => (read(word)?.value ?? 2) !== 2 && read(word)?.unit === undefined)
  const unit = all.find((word) => read(word)?.unit !== undefined) ?? /[€$£%]/.exec(head)?.[0]
  return [scale, unit].filter(Boolean).join(' ') || null
}
