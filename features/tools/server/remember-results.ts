import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { MadeCopies } from '../../generators/server/index.ts'
import { insertResults } from './store.ts'

/** Characters that are kept of one field of a form: enough to know it again, not every book that was summarized. */
const LONGEST_FIELD = 20_000

/** Keeps what a tool wrote in the history of whoever asked for it, under the ids of its copies. */
export async function rememberResults(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { tool, input, language, engine, copies }: MadeCopies,
): Promise<void> {
  const now = clock.now()
  const fields = Object.entries(input).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'string'
      ? [[name, value.slice(0, LONGEST_FIELD)]]
      : typeof value === 'number'
        ? [[name, value]]
        : [],
  )
  await insertResults(
    db,
    copies.map(({ id, content, citations, parts, faults, ordered_words, unused_sources }) => ({
      id,
      ownerId: actor.ownerId,
      userId: actor.userId,
      tool,
      input: Object.fromEntries(fields),
      language,
      content,
      citations: [...citations],
      parts: parts ?? null,
      faults: faults ?? null,
      orderedWords: ordered_words ?? null,
      unusedSources: unused_sources ?? null,
      engine,
      isKept: false,
      isEdited: false,
      rating: null,
      reason: null,
      createdAt: now,
    })),
  )
}
