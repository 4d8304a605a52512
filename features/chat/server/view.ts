import { markdownToText } from '../../../engines/text/index.ts'
import { NOT_ANSWERED } from '../../generators/server/index.ts'
import type { ChatShape, MessageShape } from '../contract.ts'
import type { ChatRow } from './chat-store.ts'
import type { MessageRow } from './message-store.ts'

/** A conversation as the wire shows it. */
export function asChat(row: ChatRow, excerpt: string | null = null): ChatShape {
  return {
    ...row.selection,
    id: row.id,
    title: row.title,
    project_id: row.projectId,
    pinned: row.pinned,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    excerpt: excerpt && plainWords(excerpt),
  }
}

/** A stretch of Markdown in one line, without its signs; those that the cut has left alone too. */
function plainWords(cut: string): string {
  const { text } = markdownToText(cut)
  return text
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A message as the wire shows it, with the ids of all its versions. */
export function asMessage(row: MessageRow, versions: readonly string[]): MessageShape {
  const { id, role, state, text, citations, unsourced, read, notices, engine, credits, problem } = row
  return {
    ...row.selection,
    id,
    parent_id: row.parentId,
    role,
    state,
    text,
    citations,
    unsourced,
    read,
    notices,
    nothing_found: notices.some(({ code }) => code === NOT_ANSWERED.code),
    engine,
    credits,
    own_key: row.ownKey,
    problem,
    check_id: row.checkId,
    created_at: row.createdAt.toISOString(),
    versions: [...versions],
  }
}
