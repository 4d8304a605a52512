import type { z } from 'zod'
import { csvOf } from '../../engines/text/index.ts'
import { MOST_TERMS, type Rules } from './contract.ts'

type Preferred = z.output<typeof Rules>['preferred']

const HEADER = ['use', 'instead of']

/** Reads a list of terms: one line each, the word to use first, then those that it stands for. Says what is wrong with it, where it is. */
export function termsFromCsv(text: string): { preferred: Preferred } | { problem: string } {
  const found = new Map<string, Set<string>>()
  for (const [at, cells] of rowsOf(text).entries()) {
    const [use = '', ...others] = cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
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
  return csvOf([HEADER, ...preferred.map(({ use, instead_of }) => [use, ...instead_of])])
}

/** RFC 4180, also with semicolons, as spreadsheets in many countries write it. */
function rowsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const first = plain.split('\n', 1)[0] ?? ''
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
  return rows
}
