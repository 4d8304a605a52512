import type { Deps } from '../../../platform/server/deps.ts'
import type { ServerFeature } from '../../../platform/server/plug-points.ts'
import { Chat, ChatShare, chatContract, Message } from '../contract.ts'
import { chatRawCalls } from '../raw-calls.ts'
import { purgeDeletedBefore } from './chat-store.ts'
import { interruptAnswers } from './live-answer.ts'
import { endAbandoned } from './message-store.ts'
import { addChatPages } from './pages.ts'
import { chatRouter } from './routes.ts'

const KEPT_DELETED_MS = 30 * 24 * 3600_000

/** FactGPT: conversations in which every fact shows its source. */
export const chatFeature: ServerFeature = {
  name: 'chat',
  about: 'FactGPT: conversations whose answers cite their sources.',
  schemas: { Chat, Message, ChatShare },
  contract: chatContract,
  rawCalls: chatRawCalls,
  router: chatRouter,
  plugin: addChatPages,
  start,
  schedules: [
    {
      name: 'purge-deleted-chats',
      cron: '29 3 * * *',
      run: ({ db, clock }) => purgeDeletedBefore(db, new Date(clock.now().getTime() - KEPT_DELETED_MS)),
    },
  ],
}

/** On the embedded database no other process can be writing, so whatever was being written has been interrupted. */
async function start(deps: Deps) {
  if (!deps.config.DATABASE_URL) await endAbandoned(deps.db, new Date(deps.clock.now().getTime() + 1), 'interrupted')
  return () => interruptAnswers(deps)
}
