import type { Deps } from '../../../platform/server/deps.ts'
import { ownerChannel } from '../../../platform/server/jobs/create-jobs.ts'
import type { LiveAnswer } from './live-answer.ts'
import { changeMessageIn, type MessageRow } from './message-store.ts'

const STORE_EVERY_MS = 1_000
/** How often a writer that has nothing to store gives a sign of life. */
const ALIVE_EVERY_MS = 10_000
/** Without a sign of life for so long, a writer is gone. */
export const ABANDONED_MS = 30_000

type Needs = Pick<Deps, 'db' | 'clock' | 'hub' | 'log'>

/** Stores what there is of an answer every second, and ends it when somebody asks for that, in whatever process. */
export function keepStored(deps: Needs, live: LiveAnswer, id: string) {
  let stored = live.text
  let quietMs = 0
  let pending: Promise<void> | null = null
  const store = async () => {
    const { text, citations } = live
    const isThere = await changeMessageIn(deps.db, id, ['writing'], { text, citations, aliveAt: deps.clock.now() })
    if (!isThere) return live.stop()
    stored = text
    await tellFollowers(deps, id)
  }
  const timer = setInterval(() => {
    quietMs = live.text === stored ? quietMs + STORE_EVERY_MS : ALIVE_EVERY_MS
    if (pending || quietMs < ALIVE_EVERY_MS) return
    quietMs = 0
    pending = store()
      // the next one stores all of it
      .catch((error: unknown) => deps.log.warn({ err: error, messageId: id }, 'partial answer not stored'))
      .finally(() => {
        pending = null
      })
  }, STORE_EVERY_MS)
  const unsubscribe = deps.hub.subscribe(stopChannel(id), () => live.stop())
  return {
    async stop() {
      clearInterval(timer)
      unsubscribe()
      await pending
    },
  }
}

/** Where whoever writes an answer hears that it is to stop. */
export function stopChannel(messageId: string): string {
  return `chat-stop:${messageId}`
}

/** Where those who follow an answer hear that more of it is stored. */
export function followChannel(messageId: string): string {
  return `chat-answer:${messageId}`
}

export function tellFollowers({ hub }: Pick<Deps, 'hub'>, messageId: string): Promise<void> {
  return hub.publish(followChannel(messageId), { kind: 'chat-answer' })
}

/** Lets open pages load a conversation again. */
export function tellPages(
  { hub }: Pick<Deps, 'hub'>,
  { ownerId, chatId }: Pick<MessageRow, 'ownerId' | 'chatId'>,
): Promise<void> {
  return hub.publish(ownerChannel(ownerId), { kind: 'chat', chat_id: chatId })
}
