import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { requireVoiceChoice } from '../../voices/server/index.ts'
import { requireNamed, requireSelection } from '../../writing/server/index.ts'
import { MOST_VERSIONS, type SelectionShape } from '../contract.ts'
import { changedSelection } from '../selection.ts'
import { branchTo } from '../tree.ts'
import { beginAnswer } from './begin-answer.ts'
import type { ChatRow } from './chat-store.ts'
import { followAnswer } from './follow.ts'
import type { LiveAnswer } from './live-answer.ts'
import { type MessageRow, messagesByIds, placesIn } from './message-store.ts'
import { chatOf, turnOf } from './reading.ts'

interface Asked {
  chat: ChatRow
  question: MessageRow
  answer: MessageRow
  /** With which model, key, and voice. */
  writer: { key?: boolean | undefined; model?: string | undefined; brand_voice_id?: string | undefined }
}

/** Has an answer written. Waits for it even where its caller has gone: whoever asks again with the same key is to get this one. */
export async function answered(
  { deps, emit }: CallContext,
  actor: Actor,
  { chat, question, answer, writer }: Asked,
  store: (by: Pick<MessageRow, 'engine' | 'ownKey'>) => Promise<unknown>,
) {
  await requireVoiceChoice(deps, actor, writer.brand_voice_id)
  const places = await placesIn(deps.db, chat.id)
  const before = await messagesByIds(
    deps.db,
    branchTo(places, question.parentId).map(({ id }) => id),
  )
  const task = {
    question: question.text,
    before,
    selection: answer.selection,
    language: contentLanguageOf(question.language),
    projectId: chat.projectId,
    voiceId: writer.brand_voice_id,
    begun: answer.text,
  }
  const model = { useOwnKey: writer.key, name: writer.model }
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
export async function selectionFor(
  deps: Deps,
  actor: Actor,
  chat: Pick<ChatRow, 'selection'>,
  input: Partial<SelectionShape>,
): Promise<SelectionShape> {
  const selection = changedSelection(chat.selection, input)
  const named = { ...selection, filename: [] }
  requireSelection(actor.plan, named)
  await requireNamed(deps, actor, named)
  return selection
}

/** Refuses another version of a message that has as many as one can have. */
export async function requireRoom(deps: Deps, chat: ChatRow, parentId: string | null): Promise<void> {
  const versions = (await placesIn(deps.db, chat.id)).filter((place) => place.parentId === parentId)
  if (versions.length >= MOST_VERSIONS)
    refuse('invalid', { message: `One message has at most ${MOST_VERSIONS} versions. Start a new conversation.` })
}
