import type { z } from 'zod'
import {
  type ContentLanguage,
  countWords,
  defaultLanguage,
  guessLanguage,
  languageOfPhrase,
} from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Actor, actingFor } from '../../accounts/server/index.ts'
import { requireLanguages } from '../../flags/server/index.ts'
import type { chatContract } from '../contract.ts'
import { titleOf } from '../conversation.ts'
import { leafUnder } from '../tree.ts'
import { answered, requireRoom, selectionFor } from './answered.ts'
import { type ChatRow, changeChat, insertChat } from './chat-store.ts'
import { newChat } from './chats.ts'
import { insertMessages, messagesByIds, placesIn } from './message-store.ts'
import { newMessage } from './new-message.ts'
import { answerIn, chatOf } from './reading.ts'

type InputOf<Name extends 'ask' | 'begin'> = z.output<(typeof chatContract)[Name]['~orpc']['inputSchema'] & z.ZodType>

/** Asks the first question of a conversation that is stored with it, so that a refusal leaves nothing, and waits for its answer. */
export async function askFirst(context: CallContext, input: InputOf<'begin'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await newChat(deps, actor, { project_id: input.project_id, title: titleOf(input.question) })
  return asked(context, { actor, chat, parentId: null }, input, ({ shown, selection }) =>
    insertChat(deps.db, { ...chat, shown, selection }),
  )
}

/** Asks a question, as the next one or as another version of an earlier one, and waits for its answer. */
export async function ask(context: CallContext, input: InputOf<'ask'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await chatOf(deps, actor, input.id)
  const parentId = await parentFor(deps, chat, input)
  return asked(context, { actor, chat, parentId }, input, (change) =>
    changeChat(deps.db, chat.ownerId, chat.id, {
      ...change,
      updatedAt: deps.clock.now(),
      ...(chat.title ? {} : { title: titleOf(input.question) }),
    }),
  )
}

/** Where a question stands. */
interface Place {
  actor: Actor
  chat: ChatRow
  parentId: string | null
}

async function asked(
  context: CallContext,
  { actor, chat, parentId }: Place,
  input: InputOf<'begin'>,
  storeChat: (change: Pick<ChatRow, 'shown' | 'selection'>) => Promise<unknown>,
) {
  const { deps } = context
  const selection = await selectionFor(deps, actor, chat, input)
  if (input.language) await requireLanguages(deps, actor, { language: input.language })
  const language = input.language ?? languageOfQuestion(input.question)
  const question = newMessage(deps, chat, { role: 'question', parentId, text: input.question, selection, language })
  const answer = newMessage(deps, chat, { role: 'answer', parentId: question.id, text: '', selection, language })
  return answered(context, actor, { chat, question, answer, writer: input }, (by) =>
    deps.transaction(async () => {
      await storeChat({ shown: answer.id, selection })
      await insertMessages(deps.db, [question, { ...answer, ...by }])
    }),
  )
}

/** The answer that a question follows; null for the first. */
async function parentFor(deps: Deps, chat: ChatRow, input: InputOf<'ask'>): Promise<string | null> {
  const places = await placesIn(deps.db, chat.id)
  const parentId = await parentAmong(deps, chat, input, leafUnder(places, chat.shown))
  await requireRoom(deps, chat, parentId)
  if (!parentId) return null
  const { answer } = await answerIn(deps, chat, parentId)
  if (answer.state === 'writing') refuse('answer-busy')
  return parentId
}

async function parentAmong(
  deps: Deps,
  chat: ChatRow,
  { after, replaces }: InputOf<'ask'>,
  leaf: string | null,
): Promise<string | null> {
  if (!replaces) return after ?? leaf
  const [replaced] = await messagesByIds(deps.db, [replaces])
  if (replaced?.chatId !== chat.id || replaced.role !== 'question') return refuse('not-found')
  return replaced.parentId
}

/** Words from which a question shows its language by its common words alone. */
const ENOUGH_WORDS = 8

function languageOfQuestion(question: string): ContentLanguage {
  const guessed = countWords(question) < ENOUGH_WORDS ? null : guessLanguage(question)
  return guessed ?? languageOfPhrase(question) ?? defaultLanguage
}
