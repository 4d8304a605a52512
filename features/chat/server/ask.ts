import type { z } from 'zod'
import {
  type ContentLanguage,
  contentLanguageOf,
  countWords,
  defaultLanguage,
  guessLanguage,
  languageOfPhrase,
} from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { type Actor, actingFor } from '../../accounts/server/index.ts'
import { requireLanguages } from '../../flags/server/index.ts'
import { requireNamed, requireSelection } from '../../writing/server/index.ts'
import { type chatContract, MOST_VERSIONS, type SelectionShape } from '../contract.ts'
import { titleOf } from '../conversation.ts'
import { changedSelection } from '../selection.ts'
import { branchTo, leafUnder } from '../tree.ts'
import { beginAnswer } from './begin-answer.ts'
import { type ChatRow, changeChat } from './chat-store.ts'
import { followAnswer } from './follow.ts'
import type { LiveAnswer } from './live-answer.ts'
import { changeMessageIn, insertMessages, type MessageRow, messagesByIds, placesIn } from './message-store.ts'
import { answerIn, chatOf, turnOf } from './reading.ts'

type InputOf<Name extends 'ask' | 'again' | 'goOn'> = z.output<
  (typeof chatContract)[Name]['~orpc']['inputSchema'] & z.ZodType
>

/** Asks a question, as the next one or as another version of an earlier one, and waits for its answer. */
export async function ask(context: CallContext, input: InputOf<'ask'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await chatOf(deps, actor, input.id)
  const selection = await selectionFor(deps, actor, chat, input)
  if (input.language) await requireLanguages(deps, actor, { language: input.language })
  const parentId = await parentFor(deps, chat, input)
  const language = input.language ?? languageOfQuestion(input.question)
  const question = newMessage(deps, chat, { role: 'question', parentId, text: input.question, selection, language })
  const answer = newMessage(deps, chat, { role: 'answer', parentId: question.id, text: '', selection, language })
  return answered(
    context,
    actor,
    { chat, question, answer, model: { useOwnKey: input.key, name: input.model } },
    (by) =>
      deps.transaction(async () => {
        await insertMessages(deps.db, [question, { ...answer, ...by }])
        await changeChat(deps.db, chat.ownerId, chat.id, {
          shown: answer.id,
          selection,
          updatedAt: deps.clock.now(),
          ...(chat.title ? {} : { title: titleOf(input.question) }),
        })
      }),
  )
}

/** Answers a question again, from what is selected now; the earlier answer is kept. */
export async function answerAgain(context: CallContext, input: InputOf<'again'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await chatOf(deps, actor, input.id)
  const { question, answer: before } = await answerIn(deps, chat, input.message_id)
  if (before.state === 'writing') refuse('answer-busy')
  const selection = await selectionFor(deps, actor, chat, {})
  await requireRoom(deps, chat, question.id)
  const language = contentLanguageOf(question.language)
  const answer = newMessage(deps, chat, { role: 'answer', parentId: question.id, text: '', selection, language })
  return answered(
    context,
    actor,
    { chat, question, answer, model: { useOwnKey: input.key, name: input.model } },
    (by) =>
      deps.transaction(async () => {
        await insertMessages(deps.db, [{ ...answer, ...by }])
        await changeChat(deps.db, chat.ownerId, chat.id, { shown: answer.id, updatedAt: deps.clock.now() })
      }),
  )
}

/** Continues an answer that ended before its end. What there is of it stays, and is paid for. */
export async function goOn(context: CallContext, input: InputOf<'goOn'>) {
  const { deps } = context
  const actor = await actingFor(context)
  const chat = await chatOf(deps, actor, input.id)
  const { question, answer: before } = await answerIn(deps, chat, input.message_id)
  if (before.state === 'writing') refuse('answer-busy')
  if (before.state !== 'stopped' && before.state !== 'interrupted') refuse('conflict', { message: COMPLETE })
  const answer = { ...before, attempt: before.attempt + 1 }
  return answered(
    context,
    actor,
    { chat, question, answer, model: { useOwnKey: input.key, name: input.model } },
    async (by) => {
      const isFirst = await changeMessageIn(deps.db, answer.id, [before.state], {
        ...by,
        state: 'writing',
        attempt: answer.attempt,
        problem: null,
        notices: [],
        checkId: null,
        aliveAt: deps.clock.now(),
      })
      if (!isFirst) refuse('answer-busy')
    },
  )
}

interface Asked {
  chat: ChatRow
  question: MessageRow
  answer: MessageRow
  model: { useOwnKey?: boolean | undefined; name?: string | undefined }
}

/** Waits for the answer even where its caller has gone: whoever asks again with the same key is to get this one. */
async function answered(
  { deps, emit }: CallContext,
  actor: Actor,
  { chat, question, answer, model }: Asked,
  store: (by: Pick<MessageRow, 'engine' | 'ownKey'>) => Promise<unknown>,
) {
  const places = await placesIn(deps.db, chat.id)
  const before = await messagesByIds(
    deps.db,
    branchTo(places, question.parentId).map(({ id }) => id),
  )
  const language = contentLanguageOf(question.language)
  const { selection } = answer
  const task = { question: question.text, before, selection, language, projectId: chat.projectId, begun: answer.text }
  const live = await beginAnswer({ deps, actor }, { answer, task, model, store: async (by) => void (await store(by)) })
  emit?.({ event: 'progress', data: { chat_id: chat.id, question_id: question.id, answer_id: answer.id } })
  await followAnswer(deps, { chat, answerId: answer.id, from: answer.text ? live.text.length : 0, emit })
  await live.ended
  rethrowBare(live)
  return turnOf(deps, await chatOf(deps, actor, chat.id), answer.id)
}

/** A call whose answer failed before a word came has failed. */
function rethrowBare({ text, error, signal }: LiveAnswer): void {
  if (error !== undefined && text === '' && !signal.aborted) throw error
}

/** What a question is answered from: refused where the plan, the mode, or the owner's sources do not allow it. */
async function selectionFor(
  deps: Deps,
  actor: Actor,
  chat: ChatRow,
  input: Partial<SelectionShape>,
): Promise<SelectionShape> {
  const selection = changedSelection(chat.selection, input)
  const named = { ...selection, filename: [] }
  requireSelection(actor.plan, named)
  await requireNamed(deps, actor, named)
  return selection
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

async function requireRoom(deps: Deps, chat: ChatRow, parentId: string | null): Promise<void> {
  const versions = (await placesIn(deps.db, chat.id)).filter((place) => place.parentId === parentId)
  if (versions.length >= MOST_VERSIONS)
    refuse('invalid', { message: `One message has at most ${MOST_VERSIONS} versions. Start a new conversation.` })
}

function newMessage(
  { clock }: Pick<Deps, 'clock'>,
  { id: chatId, ownerId }: ChatRow,
  about: Pick<MessageRow, 'role' | 'parentId' | 'text' | 'selection' | 'language'>,
): MessageRow {
  const now = clock.now()
  return {
    ...about,
    id: newId(),
    chatId,
    ownerId,
    state: about.role === 'question' ? 'done' : 'writing',
    citations: [],
    unsourced: [],
    read: [],
    notices: [],
    engine: null,
    credits: null,
    ownKey: false,
    problem: null,
    checkId: null,
    attempt: 0,
    createdAt: now,
    aliveAt: now,
  }
}

/** Words from which a question shows its language by its common words alone. */
const ENOUGH_WORDS = 8

function languageOfQuestion(question: string): ContentLanguage {
  const guessed = countWords(question) < ENOUGH_WORDS ? null : guessLanguage(question)
  return guessed ?? languageOfPhrase(question) ?? defaultLanguage
}

const COMPLETE = 'There is nothing to continue. Ask another question, or regenerate the answer.'
