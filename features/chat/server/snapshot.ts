import { contentLanguageOf } from '../../../engines/text/index.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { branchTo, leafUnder } from '../tree.ts'
import { unsourcedIn } from '../unsourced.ts'
import type { ChatRow } from './chat-store.ts'
import { messagesByIds, placesIn } from './message-store.ts'
import { unsourcedOf } from './reading.ts'
import type { Snapshot } from './tables.ts'

/** The branch that is shown, as it is now; answers without a word are left out with their questions. */
export async function snapshotOf({ db }: Pick<Deps, 'db'>, chat: ChatRow): Promise<Snapshot> {
  const places = await placesIn(db, chat.id)
  const branch = branchTo(places, leafUnder(places, chat.shown))
  const rows = await messagesByIds(
    db,
    branch.map(({ id }) => id),
  )
  const empty = new Set(rows.flatMap(({ role, text, parentId }) => (role === 'answer' && !text.trim() ? parentId : [])))
  return {
    title: chat.title || 'FactGPT',
    messages: rows
      .filter(({ id, text }) => text.trim() && !empty.has(id))
      .map((row) => {
        const { role, text, citations, language } = row
        return { role, text, citations, language, unsourced: unsourcedOf(row) }
      }),
  }
}

/** What has no source in a message of a snapshot, as the author's page has it. */
export function unsourcedInSnapshot({ role, text, citations, language, unsourced }: Snapshot['messages'][number]) {
  if (unsourced || role === 'question') return unsourced ?? []
  return unsourcedIn(text, citations, contentLanguageOf(language))
}
