import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { ChatRow } from './chat-store.ts'
import type { MessageRow } from './message-store.ts'

/** A question as it is asked, or an answer before its first word. */
export function newMessage(
  { clock }: Pick<Deps, 'clock'>,
  { id: chatId, ownerId }: ChatRow,
  about: Pick<MessageRow, 'role' | 'parentId' | 'text' | 'selection' | 'language'>,
): MessageRow {
  const now = clock.now()
  return {
    ...about,
    id: newId(),
    chatId,
    ownerId,
    state: about.role === 'question' ? 'done' : 'writing',
    citations: [],
    unsourced: [],
    read: [],
    notices: [],
    engine: null,
    credits: null,
    ownKey: false,
    problem: null,
    checkId: null,
    attempt: 0,
    isWhole: false,
    createdAt: now,
    aliveAt: now,
  }
}
