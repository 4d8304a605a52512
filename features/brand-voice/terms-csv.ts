import type { z } from 'zod'
import { csvOf } from '../../engines/text/index.ts'
import { MOST_TERMS, type Rules } from './contract.ts'

type Preferred = z.output<typeof Rules>['preferred']

const HEADER = ['use', 'instead of']

/** Reads a list of terms: one line each, the word to use first, then those that it stands for. Says what is wrong with it, where it is. */
export function termsFromCsv(text: string): { preferred: Preferred } | { problem: string } {
  if (text.includes('\0')) return { problem: 'It isn’t a text file.' }
  const found = new Map<string, Set<string>>()
  const { rows, open } = rowsOf(text)
  if (open !== null) return { problem: `Line ${open + 1} has a quotation mark that is never closed.` }
  for (const [at, cells] of rows.entries()) {
    const [use = '', ...others] = cells.map((cell) => unguarded(cell.replace(/\s+/g, ' ').trim()))
    const insteadOf = others.filter(Boolean)
    if (at === 0 && use.toLowerCase() === HEADER[0] && others[0]?.toLowerCase() === HEADER[1]) continue
    if (!use && insteadOf.length === 0) continue
    if (!use) return { problem: `Line ${at + 1} doesn’t say which word to use.` }
    if ([use, ...insteadOf].some((term) => term.length > 100))
      return { problem: `Line ${at + 1} has a term of more than 100 characters.` }
    const known = found.get(use) ?? new Set()
    for (const term of insteadOf) known.add(term)
    if (known.size > 20) return { problem: `Line ${at + 1} has more than 20 terms for one word.` }
    found.set(use, known)
  }
  if (found.size > MOST_TERMS) return { problem: `This list has ${found.size} terms. The limit is ${MOST_TERMS}.` }
  return { preferred: [...found].map(([use, insteadOf]) => ({ use, instead_of: [...insteadOf] })) }
}

/** The list as a file for a spreadsheet. */
export function termsAsCsv(preferred: Preferred): string {
  return BYTE_ORDER_MARK + csvOf([HEADER, ...preferred.map(({ use, instead_of }) => [use, ...instead_of])])
}

/** The list as a person types it. */
export function termsAsLines(preferred: Preferred): string {
  return preferred.map(({ use, instead_of }) => [use, ...instead_of].map(typed).join(', ')).join('\n')
}

function typed(term: string): string {
  return /[",;]/.test(term) ? `"${term.replaceAll('"', '""')}"` : term
}

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Without the sign that keeps a spreadsheet from taking a term (`@name`) for a formula. */
function unguarded(term: string): string {
  return /^'[=+@-]/.test(term) ? term.slice(1) : term
}

/** RFC 4180, also with semicolons, as spreadsheets in many countries write it. `open` is the row with a quotation mark that is never closed. */
function rowsOf(text: string): { rows: string[][]; open: number | null } {
  const plain = text.replace(/^\uFEFF/, '')
  const first = (plain.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const mark = first.includes(';') && !first.includes(',') ? ';' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === mark || sign === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n') rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  rows.at(-1)?.push(cell)
  return { rows, open: isQuoted ? rows.length - 1 : null }
}
