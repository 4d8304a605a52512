import type { FastifyInstance } from 'fastify'
import { countWords, tagOfText } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { contextOf } from '../../../platform/server/http/context.ts'
import { actingFor, personById } from '../../accounts/server/index.ts'
import { documentToHtml, documentToText } from '../../blogs/document/index.ts'
import { asRead, sanitise } from '../../blogs/server/index.ts'
import { exportDocument, sendFile } from '../../document-files/server/index.ts'
import { missingPageHtml, readPageStyle, sharedPageHtml } from '../../sharing/server/index.ts'
import { chatFormats } from '../contract.ts'
import { conversationDocument } from './conversation-document.ts'
import { chatOf } from './reading.ts'
import { type ChatShareRow, openChatShare } from './share-store.ts'
import { snapshotOf, unsourcedInSnapshot } from './snapshot.ts'
import type { Snapshot } from './tables.ts'
import { marksAtPlaces, withMarkPlaces, withoutMarkPlaces } from './unsourced-marks.ts'

/** Nothing runs and nothing is loaded but our style sheet and the icon. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Asked {
  Params: { id: string; format: string }
}

/** Conversations as files, and the public pages of those that are shared: rendered here, without the application. */
export function addChatPages(app: FastifyInstance, deps: Deps): void {
  const exporting = { may: 'chat:read', flag: 'copy-download' } as const
  app.get<Asked>('/api/chats/:id/export/:format', { config: exporting }, async (request, reply) => {
    const actor = await actingFor(contextOf(request, reply))
    const chat = await chatOf(deps, actor, request.params.id)
    const format = chatFormats.find((known) => known === request.params.format) ?? refuse('not-found')
    const snapshot = await snapshotOf(deps, chat)
    const file = await exportDocument(deps, actor, {
      ...conversationDocument(chat, snapshot, deps.clock.now()),
      format,
      title: snapshot.title,
      description: '',
      author: (await personById(deps.db, actor.userId))?.name ?? '',
      language: languageOf(snapshot),
    })
    return sendFile(reply, file)
  })
  const style = readPageStyle()
  app.get<Asked>('/share-chat/:id', { config: { may: 'share:open' } }, async (request, reply) => {
    const share = await openChatShare(deps.db, request.params.id)
    const html = share?.snapshot ? await sharedHtml(deps, share, { snapshot: share.snapshot, style }) : null
    return reply
      .status(html === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'private, no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(html ?? missingPageHtml(style.address))
  })
}

async function sharedHtml(
  { db }: Deps,
  share: ChatShareRow,
  { snapshot, style }: { snapshot: Snapshot; style: { address: string } },
): Promise<string> {
  const messages = snapshot.messages.map((shown) => withMarkPlaces({ ...shown, unsourced: unsourcedInSnapshot(shown) }))
  const { document, citations } = conversationDocument(
    share,
    { title: withoutMarkPlaces(snapshot.title), messages },
    share.createdAt,
  )
  const text = withoutMarkPlaces(documentToText(document))
  const languageTag = tagOfText(text, languageOf(snapshot))
  const page = {
    title: snapshot.title,
    description: '',
    author: (await personById(db, share.authorId))?.name ?? '',
    languageTag,
    updatedAt: share.createdAt,
    words: countWords(text),
    address: null,
    picture: null,
    isIndexable: false,
    html: marksAtPlaces(sanitise(documentToHtml(asRead(document, citations, languageTag)))),
    action: { words: 'Continue as copy', path: `/factgpt?copy=${share.id}` },
  }
  return sharedPageHtml(page, style.address)
}

function languageOf({ messages }: Snapshot): string {
  return messages.at(-1)?.language ?? 'English-US'
}
