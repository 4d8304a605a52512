import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { AnswerCitationShape } from '../contract.ts'
import type { ChatRow } from './chat-store.ts'
import { followChannel, stopChannel } from './keep-stored.ts'
import { type LiveAnswer, liveAnswers } from './live-answer.ts'
import { answerIn } from './reading.ts'

type Emit = CallContext['emit']
type Needs = Pick<Deps, 'db' | 'clock' | 'hub'>

/** How often it is looked whether a writer in another process still lives; what it stores is heard of at once. */
const LOOK_AGAIN_MS = 5_000

interface Following {
  chat: ChatRow
  answerId: string
  /** Characters that are known already. */
  from: number
  emit: Emit
  /** Ends the waiting, not the answer. */
  signal?: AbortSignal
}

/** Waits until an answer has ended, and hands on what comes of it: from memory where it is written here, else as it is stored. */
export async function followAnswer(deps: Needs, wish: Following): Promise<void> {
  const live = liveAnswers(deps).get(wish.answerId)
  if (live) return followLive(live, wish)
  let { from } = wish
  for (;;) {
    const more = nextOf(deps, wish)
    try {
      const { answer } = await answerIn(deps, wish.chat, wish.answerId)
      if (answer.text.length > from) sendText(wish.emit, answer.text.slice(from))
      from = Math.max(from, answer.text.length)
      if (answer.isWhole) sendWhole(wish.emit)
      if (answer.state !== 'writing' || wish.signal?.aborted) return
      await more.heard
    } finally {
      more.stop()
    }
  }
}

async function followLive(live: LiveAnswer, { from, emit, signal }: Following): Promise<void> {
  const known = live.text.slice(from)
  if (known) sendText(emit, known)
  for (const citation of live.citations) sendSource(emit, citation)
  if (live.isWhole) sendWhole(emit)
  const unfollow = live.follow((event) => {
    if (event.event === 'delta') sendText(emit, event.text)
    else if (event.event === 'source') sendSource(emit, event.citation)
    else sendWhole(emit)
  })
  const { promise: left, resolve } = Promise.withResolvers<void>()
  signal?.addEventListener('abort', () => resolve(), { once: true })
  await Promise.race([live.ended, left])
  unfollow()
}

/** Asks whoever writes an answer to stop, and waits until it has. */
export async function stopAnswer(deps: Needs, chat: ChatRow, answerId: string): Promise<void> {
  const { answer } = await answerIn(deps, chat, answerId)
  if (answer.state !== 'writing') return
  await deps.hub.publish(stopChannel(answerId), { kind: 'chat-stop' })
  await followAnswer(deps, { chat, answerId, from: answer.text.length, emit: undefined })
}

/** The next time that something of an answer is stored, or it is time to look. Begins to hear at once. */
function nextOf({ hub }: Needs, { answerId, signal }: Following) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = hub.subscribe(followChannel(answerId), () => resolve())
  const timer = setTimeout(resolve, LOOK_AGAIN_MS)
  signal?.addEventListener('abort', () => resolve(), { once: true })
  return {
    heard: promise,
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

function sendText(emit: Emit, text: string): void {
  emit?.({ event: 'delta', data: { index: 0, text } })
}

function sendSource(emit: Emit, citation: AnswerCitationShape): void {
  emit?.({ event: 'source', data: { index: 0, ...citation } })
}

function sendWhole(emit: Emit): void {
  emit?.({ event: 'progress', data: { stage: 'sources' } })
}
