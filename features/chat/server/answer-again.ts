import type { z } from 'zod'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { wholePart } from '../continuation.ts'
import type { chatContract } from '../contract.ts'
import { answered, requireRoom, selectionFor } from './answered.ts'
import { changeChat } from './chat-store.ts'
import { changeMessageIn, insertMessages } from './message-store.ts'
import { newMessage } from './new-message.ts'
import { answerIn, chatOf } from './reading.ts'

type InputOf<Name extends 'again' | 'goOn'> = z.output<(typeof chatContract)[Name]['~orpc']['inputSchema'] & z.ZodType>

/** Answers a question again, from what the call selects, else from what is selected now; the earlier answer is kept. */
export async function answerAgain(context: CallContext, input: InputOf<'again'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await chatOf(deps, actor, input.id)
  const { question, answer: before } = await answerIn(deps, chat, input.message_id)
  if (before.state === 'writing') refuse('answer-busy')
  const selection = await selectionFor(deps, actor, chat, input)
  await requireRoom(deps, chat, question.id)
  const language = contentLanguageOf(question.language)
  const answer = newMessage(deps, chat, { role: 'answer', parentId: question.id, text: '', selection, language })
  return answered(context, actor, { chat, question, answer, writer: input }, (by) =>
    deps.transaction(async () => {
      await insertMessages(deps.db, [{ ...answer, ...by }])
      await changeChat(deps.db, chat.ownerId, chat.id, { shown: answer.id, selection, updatedAt: deps.clock.now() })
    }),
  )
}

/** Continues an answer that ended before its end. What is whole of it stays, and is paid for. */
export async function goOn(context: CallContext, input: InputOf<'goOn'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await chatOf(deps, actor, input.id)
  const { question, answer: before } = await answerIn(deps, chat, input.message_id)
  if (before.state === 'writing') refuse('answer-busy')
  if (before.state !== 'stopped' && before.state !== 'interrupted') refuse('conflict', { message: COMPLETE })
  const text = wholePart(before.text, contentLanguageOf(question.language))
  const citations = before.citations.filter(({ end }) => end <= text.length)
  const answer = { ...before, text, citations, attempt: before.attempt + 1 }
  return answered(context, actor, { chat, question, answer, writer: input }, async (by) => {
    const isFirst = await changeMessageIn(deps.db, answer.id, [before.state], {
      ...by,
      state: 'writing',
      text,
      citations,
      attempt: answer.attempt,
      problem: null,
      notices: [],
      checkId: null,
      aliveAt: deps.clock.now(),
    })
    if (!isFirst) refuse('answer-busy')
  })
}

const COMPLETE = 'There is nothing to continue. Ask another question, or regenerate the answer.'
