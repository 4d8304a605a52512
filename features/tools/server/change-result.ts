import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { toolResultsContract } from '../contract.ts'
import { findResult, updateResult } from './store.ts'
import type { ToolResultRow } from './tables.ts'

type Change = z.output<NonNullable<(typeof toolResultsContract.change)['~orpc']['inputSchema']>>

/** Edits, keeps or rates a result. A citation stays where the words that it is on are still there. */
export async function changeResult(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { id, content, parts, is_kept, rating, reason }: Change,
): Promise<ToolResultRow> {
  const row = (await findResult(db, ownerId, id)) ?? refuse('not-found')
  const edited = content === undefined ? {} : { ...editedWords(row, content), parts: parts ?? null, isEdited: true }
  const change = {
    ...edited,
    ...(is_kept === undefined ? {} : { isKept: is_kept }),
    ...(rating === undefined ? {} : { rating, reason: rating === 'down' ? (reason ?? null) : null }),
  }
  if (Object.keys(change).length === 0) return row
  return (await updateResult(db, { ownerId, id }, change)) ?? refuse('not-found')
}

/** The new words with the citations that still have theirs; what was found wrong was found in the old ones. */
function editedWords({ content: before, citations }: ToolResultRow, content: string) {
  let from = 0
  const kept = citations.flatMap((citation) => {
    const words = before.slice(citation.start, citation.end)
    const ahead = content.indexOf(words, from)
    const start = ahead === -1 ? content.indexOf(words) : ahead
    if (words.trim() === '' || start === -1) return []
    from = start
    return [{ ...citation, start, end: start + words.length }]
  })
  return { content, citations: kept, faults: null }
}
