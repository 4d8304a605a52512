import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { type Statement, statementOf } from './judge.ts'

const MOST_REMEMBERED = 5_000
const known = new Map<string, Statement | null>()

/** What sentences state. Those that were read lately are not read again: between two pauses of writing few change. */
export function remembered(asked: { texts: string[]; language: ContentLanguage }): (Statement | null)[] {
  return asked.texts.map((text) => {
    const key = `${asked.language}\n${text}`
    const before = known.get(key)
    const found = before === undefined ? statementOf(text, asked.language) : before
    known.delete(key)
    known.set(key, found)
    if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value ?? '')
    return found
  })
}
