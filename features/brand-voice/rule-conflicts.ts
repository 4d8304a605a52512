import type { z } from 'zod'
import type { Rules } from './contract.ts'

/**
 * A word that a voice wants and refuses at once, so that a fix for one rule breaks the other; null for none. Letter for
 * letter: `internet` in place of `Internet` is a wish about capitals.
 */
export function conflictIn({ preferred, forbidden }: Pick<z.output<typeof Rules>, 'preferred' | 'forbidden'>) {
  const wanted = new Set(preferred.map(({ use }) => use))
  return [...forbidden, ...preferred.flatMap((one) => one.instead_of)].find((term) => wanted.has(term)) ?? null
}
