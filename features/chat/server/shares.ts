import { randomBytes } from 'node:crypto'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { ChatShareShape } from '../contract.ts'
import type { ChatRow } from './chat-store.ts'
import { type ChatShareRow, insertChatShare, listChatShares, revokeChatShare } from './share-store.ts'
import { snapshotOf } from './snapshot.ts'

/** Makes a link that nobody can guess, to the conversation as it is now. Refuses one without an answer. */
export async function createChatShare(deps: Deps, actor: Actor, chat: ChatRow): Promise<ChatShareRow> {
  const snapshot = await snapshotOf(deps, chat)
  if (snapshot.messages.length === 0) refuse('nothing-written')
  const row: ChatShareRow = {
    id: randomBytes(16).toString('base64url'),
    chatId: chat.id,
    ownerId: actor.ownerId,
    authorId: actor.userId,
    snapshot,
    createdAt: deps.clock.now(),
    revokedAt: null,
  }
  await insertChatShare(deps.db, row)
  return row
}

/** A conversation's links, the newest first. */
export function sharesOfChat({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, { id }: ChatRow): Promise<ChatShareRow[]> {
  return listChatShares(db, ownerId, id)
}

/** Ends a link at once, permanently. 404 for one that is not the owner's. */
export async function endChatShare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: Owner,
  { chatId, id }: { chatId: string; id: string },
): Promise<ChatShareRow> {
  return (await revokeChatShare(db, ownerId, { chatId, id, now: clock.now() })) ?? refuse('not-found')
}

/** A link as the wire shows it. */
export function chatShareView({ config }: Pick<Deps, 'config'>, row: ChatShareRow): ChatShareShape {
  const path = `/share-chat/${row.id}`
  return {
    id: row.id,
    url: config.PUBLIC_URL ? new URL(path, config.PUBLIC_URL).href : path,
    created_at: row.createdAt.toISOString(),
    revoked: row.revokedAt !== null,
  }
}
