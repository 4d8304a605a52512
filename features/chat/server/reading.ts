import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { MessageShape } from '../contract.ts'
import { branchTo, leafUnder, versionsIn } from '../tree.ts'
import { unsourcedIn } from '../unsourced.ts'
import { type ChatRow, findChat } from './chat-store.ts'
import { ABANDONED_MS } from './keep-stored.ts'
import { liveAnswers } from './live-answer.ts'
import { changeMessageIn, findMessage, type MessageRow, messagesByIds, placesIn } from './message-store.ts'
import { asChat, asMessage } from './view.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A conversation of the owner's. 404 for any other. */
export async function chatOf({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, id: string): Promise<ChatRow> {
  return (await findChat(db, ownerId, id)) ?? refuse('not-found')
}

/** A conversation as a page shows it: the branch that is shown, from the first question on. */
export async function wholeChat(deps: Needs, chat: ChatRow) {
  const places = await placesIn(deps.db, chat.id)
  const versions = versionsIn(places)
  const branch = branchTo(places, leafUnder(places, chat.shown))
  const rows = await messagesByIds(
    deps.db,
    branch.map(({ id }) => id),
  )
  const messages: MessageShape[] = []
  for (const row of rows) messages.push(asMessage(await asItIs(deps, row), versions.get(row.id) ?? []))
  return { status: 200 as const, chat: asChat(chat), messages }
}

/** An answer with its question, as they are now. 404 for what is no answer of this conversation. */
export async function answerIn(
  deps: Needs,
  chat: ChatRow,
  id: string,
): Promise<{ question: MessageRow; answer: MessageRow }> {
  const answer = await findMessage(deps.db, chat.id, id)
  const question = answer?.parentId ? await findMessage(deps.db, chat.id, answer.parentId) : null
  if (answer?.role !== 'answer' || !question) return refuse('not-found')
  return { question, answer: await asItIs(deps, answer) }
}

/** An answer and its question on the wire. */
export async function turnOf(deps: Needs, chat: ChatRow, answerId: string) {
  const { question, answer } = await answerIn(deps, chat, answerId)
  const versions = versionsIn(await placesIn(deps.db, chat.id))
  return {
    status: 200 as const,
    chat: asChat(chat),
    question: asMessage(question, versions.get(question.id) ?? []),
    answer: asMessage(answer, versions.get(answer.id) ?? []),
    credits: { charged: answer.credits ?? 0 },
  }
}

/** A message with what this process knows better than the database, freed of a writer that is gone. */
async function asItIs(deps: Needs, row: MessageRow): Promise<MessageRow> {
  const live = liveAnswers(deps).get(row.id)
  // what has no source is said once all are named
  if (row.state === 'writing' && live) return { ...row, text: live.text, citations: live.citations, unsourced: [] }
  if (row.state === 'writing' && isAbandoned(deps, row)) {
    const state = row.isWhole ? 'done' : 'interrupted'
    await changeMessageIn(deps.db, row.id, ['writing'], { state })
    return asItIs(deps, { ...row, state })
  }
  if (row.state === 'writing') return { ...row, unsourced: [] }
  return { ...row, unsourced: unsourcedOf(row) }
}

/** What has no source in a message that is written; of an interrupted one nobody was left to look for it. */
export function unsourcedOf({ state, text, citations, unsourced, language }: MessageRow): MessageRow['unsourced'] {
  const isOpen = state === 'interrupted' && unsourced.length === 0
  return isOpen ? unsourcedIn(text, citations, contentLanguageOf(language)) : unsourced
}

function isAbandoned({ clock }: Pick<Deps, 'clock'>, { aliveAt }: MessageRow): boolean {
  return clock.now().getTime() - aliveAt.getTime() > ABANDONED_MS
}
