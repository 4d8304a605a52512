import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import { requireNamed } from '../../writing/server/index.ts'
import type { chatContract } from '../contract.ts'
import { changedSelection, noSelection } from '../selection.ts'
import { leafUnder } from '../tree.ts'
import { type ChatRow, changeChat, insertChat, listChats, markDeleted } from './chat-store.ts'
import { stopAnswer } from './follow.ts'
import { tellPages } from './keep-stored.ts'
import { findMessage, placesIn } from './message-store.ts'
import { chatOf } from './reading.ts'
import { asChat } from './view.ts'

type InputOf<Name extends 'list' | 'create' | 'change'> = z.output<
  (typeof chatContract)[Name]['~orpc']['inputSchema'] & z.ZodType
>
type Needs = Pick<Deps, 'db' | 'clock' | 'hub'>

/** A window of the owner's conversations. 404 for a project of others. */
export async function chatsIn({ db }: Pick<Deps, 'db'>, actor: Owner, input: InputOf<'list'>) {
  if (input.project_id) await projectFor({ db }, actor, input.project_id)
  const filter = { projectId: input.project_id, query: input.query, ...windowOf(input) }
  const { rows, total } = await listChats(db, actor.ownerId, filter)
  return { chats: rows.map(({ excerpt, ...row }) => asChat(row, excerpt)), total }
}

/** Starts a conversation. Without a title it is named by its first question. */
export async function createChat(deps: Needs, actor: Actor, input: InputOf<'create'>): Promise<ChatRow> {
  const chat = await newChat(deps, actor, input)
  await insertChat(deps.db, chat)
  await tellPages(deps, { ownerId: chat.ownerId, chatId: chat.id })
  return chat
}

/** A conversation that is still to be stored. 404 for a project or a source of others. */
export async function newChat(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: InputOf<'create'>,
): Promise<ChatRow> {
  const project = await projectFor(deps, actor, input.project_id)
  const selection = changedSelection(noSelection, input)
  await requireNamed(deps, actor, { ...selection, filename: [] })
  const now = deps.clock.now()
  return {
    id: newId(),
    ownerId: actor.ownerId,
    projectId: project.id,
    title: input.title ?? '',
    pinned: false,
    selection,
    shown: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}

/** Renames, pins, or moves a conversation, chooses its sources, or shows another branch of it. */
export async function saveChat(deps: Needs, actor: Actor, input: InputOf<'change'>): Promise<ChatRow> {
  const chat = await chatOf(deps, actor, input.id)
  if (input.project_id) await projectFor(deps, actor, input.project_id)
  const selection = changedSelection(chat.selection, input)
  await requireNamed(deps, actor, { ...selection, filename: [] })
  const changed = await changeChat(deps.db, actor.ownerId, chat.id, {
    ...(input.title === undefined ? {} : { title: input.title }),
    ...(input.pinned === undefined ? {} : { pinned: input.pinned }),
    ...(input.project_id === undefined ? {} : { projectId: input.project_id }),
    ...(input.shows === undefined ? {} : { shown: await leafOf(deps, chat, input.shows) }),
    selection,
  })
  await tellPages(deps, { ownerId: chat.ownerId, chatId: chat.id })
  return changed ?? refuse('not-found')
}

async function leafOf({ db }: Pick<Deps, 'db'>, chat: ChatRow, messageId: string): Promise<string | null> {
  const message = await findMessage(db, chat.id, messageId)
  return message ? leafUnder(await placesIn(db, chat.id), messageId) : refuse('not-found')
}

/** Deletes a conversation; it can be restored for a while. What is being written of it is stopped. */
export async function deleteChat(deps: Needs, actor: Owner, id: string): Promise<void> {
  const chat = await chatOf(deps, actor, id)
  const leaf = leafUnder(await placesIn(deps.db, id), chat.shown)
  if (leaf) await stopAnswer(deps, chat, leaf)
  await markDeleted(deps.db, actor.ownerId, id, deps.clock.now())
  await tellPages(deps, { ownerId: chat.ownerId, chatId: id })
}

/** Brings a deleted conversation back. 404 for one that is not there any more. */
export async function restoreChat(deps: Needs, actor: Owner, id: string): Promise<ChatRow> {
  if (!(await markDeleted(deps.db, actor.ownerId, id, null))) refuse('not-found')
  await tellPages(deps, { ownerId: actor.ownerId, chatId: id })
  return chatOf(deps, actor, id)
}
