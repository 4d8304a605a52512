import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { AnswerCitationShape, ReadSourceShape } from '../contract.ts'
import { noSelection } from '../selection.ts'
import { type ChatRow, insertChat } from './chat-store.ts'
import { newChat } from './chats.ts'
import { tellPages } from './keep-stored.ts'
import { insertMessages, type MessageRow } from './message-store.ts'
import { newMessage } from './new-message.ts'
import { openChatShare } from './share-store.ts'
import { unsourcedInSnapshot } from './snapshot.ts'

/**
 * Makes a conversation of what a share link shows, to be continued by whoever opened it. The shared one stays as it is. 404
 * for a link that shows nothing any more.
 */
export async function copyShared(
  deps: Deps,
  actor: Actor,
  { linkId, projectId }: { linkId: string; projectId: string | undefined },
): Promise<ChatRow> {
  const share = await openChatShare(deps.db, linkId)
  const snapshot = share?.snapshot ?? refuse('not-found')
  const chat = await newChat(deps, actor, { title: snapshot.title, project_id: projectId })
  const isOwn = share?.ownerId === actor.ownerId
  const messages: MessageRow[] = []
  for (const shown of snapshot.messages) {
    const { role, text, language, citations } = shown
    const parentId = messages.at(-1)?.id ?? null
    const cited = citations.map((citation) => (isOwn ? citation : withoutSource(citation)))
    messages.push({
      ...newMessage(deps, chat, { role, parentId, text, language, selection: noSelection }),
      state: 'done',
      citations: cited,
      unsourced: unsourcedInSnapshot(shown),
      read: readOf(cited),
    })
  }
  const shown = messages.at(-1)?.id ?? null
  await deps.transaction(async () => {
    await insertChat(deps.db, { ...chat, shown })
    await insertMessages(deps.db, messages)
  })
  await tellPages(deps, { ownerId: chat.ownerId, chatId: chat.id })
  return { ...chat, shown }
}

/** The quotation stays; the stored source belongs to whoever shared it. */
function withoutSource(citation: AnswerCitationShape): AnswerCitationShape {
  return { ...citation, asset_id: null }
}

/** The sources that are cited, each once. */
function readOf(citations: readonly AnswerCitationShape[]): ReadSourceShape[] {
  const named = new Map(
    citations.map(({ asset_id, title, url, date }) => [asset_id ?? url ?? title, { asset_id, title, url, date }]),
  )
  return [...named.values()]
}
