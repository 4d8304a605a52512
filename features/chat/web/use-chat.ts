import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useEvents } from '../../../platform/web/api/events.ts'
import { putAnswered } from '../../../platform/web/api/put-answered.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import { type ChatView, type CitationView, chatApi, type MessageView } from './api.ts'
import { forgetLiveText, liveTextOf, putLiveText } from './live-text.ts'

/** What a call that changes or reads a conversation answers. */
interface Whole {
  chat: ChatView
  messages: MessageView[]
}

/** One conversation, kept current while other tabs and the server change it. */
export function useChat(id: string) {
  const queries = useQueryClient()
  const options = chatApi.query.get.queryOptions({ input: { id } })
  const refresh = () => void readAgain(queries, options.queryKey)
  useEvents('chat', (event) => {
    if (event.chat_id === id) refresh()
  })
  useEvents('connected', refresh)
  return useQuery({ ...options, enabled: id !== '' })
}

/** Puts a conversation that a call answered with where the pages read it. */
export function useKeepChat() {
  const queries = useQueryClient()
  return useCallback(
    ({ chat, messages }: Whole) => {
      const { queryKey } = chatApi.query.get.queryOptions({ input: { id: chat.id } })
      putAnswered(queries, queryKey, { status: 200 as const, chat, messages })
      void queries.invalidateQueries({ queryKey: chatApi.query.list.key() })
    },
    [queries],
  )
}

/** Puts an answer as it then is into its conversation. */
export function useKeepTurn() {
  const queries = useQueryClient()
  return useCallback(
    ({ chat, answer }: { chat: ChatView; answer: MessageView }) => {
      const { queryKey } = chatApi.query.get.queryOptions({ input: { id: chat.id } })
      putAnswered(queries, queryKey, (now) =>
        now
          ? { ...now, chat, messages: now.messages.map((message) => (message.id === answer.id ? answer : message)) }
          : now,
      )
      void queries.invalidateQueries({ queryKey: chatApi.query.list.key() })
    },
    [queries],
  )
}

/** A call that begins an answer. */
type Begin = (
  heard: { onProgress: (at: Record<string, unknown>) => void },
  signal: AbortSignal,
) => Promise<{ chat: ChatView }>

/**
 * Makes a call that begins an answer, and leaves it as soon as it has begun: the answer is written anyway, and whoever shows it
 * follows. Returns the id of its conversation. Fails as the call does where nothing has begun.
 */
export async function begun(call: Begin): Promise<string> {
  const leave = new AbortController()
  const { promise, resolve } = Promise.withResolvers<string>()
  const whole = call({ onProgress: ({ chat_id }) => resolve(String(chat_id)) }, leave.signal)
  const id = await Promise.race([promise, whole.then(({ chat }) => chat.id)])
  whole.catch(() => undefined)
  leave.abort()
  return id
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000

/** Follows an answer while it is written, and takes it up again when the connection is lost. */
export function useFollowing(message: MessageView, chatId: string): void {
  const keep = useKeepTurn()
  const { id, state } = message
  const isWriting = state === 'writing'
  // what came before the page was opened is where following begins, and no reason to begin again
  const before = useRef(message)
  before.current = message
  useEffect(() => {
    // what was heard of it before it ended is no beginning of what it continues with
    if (!isWriting) return forgetLiveText(id)
    const stop = new AbortController()
    const { text, citations } = before.current
    if (text.length > liveTextOf(id).text.length) putLiveText(id, { text, citations })
    void follow(chatId, id, stop.signal).then((turn) => turn && keep(turn))
    return () => stop.abort()
  }, [isWriting, id, chatId, keep])
}

async function follow(chatId: string, id: string, signal: AbortSignal) {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      const from = liveTextOf(id).text.length
      const turn = await chatApi.call.follow(
        { id: chatId, message_id: id, from },
        {
          signal,
          context: {
            heard: {
              onProgress: ({ stage }) => stage === 'sources' && putLiveText(id, { isWhole: true, isLost: false }),
              onDelta: (piece) => putLiveText(id, { text: liveTextOf(id).text + piece, isLost: false }),
              // the shape is the contract's own
              onSource: (source) => putCitation(id, source as unknown as CitationView),
            },
          },
        },
      )
      forgetLiveText(id)
      return turn
    } catch {
      if (signal.aborted) return null
      putLiveText(id, { isLost: true })
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return null
}

/** A citation may come again when the stream is taken up again. */
function putCitation(id: string, citation: CitationView): void {
  const { citations } = liveTextOf(id)
  if (citations.some((known) => known.id === citation.id)) return
  putLiveText(id, { citations: [...citations, citation] })
}
