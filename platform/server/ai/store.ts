import type { Db } from '../db/types.ts'
import { newId } from '../ids.ts'
import { modelCalls } from './tables.ts'
import type { ModelCall } from './types.ts'

/** Writes one model call into the books. Returns its id. */
export async function recordModelCall(db: Db, call: ModelCall, calledAt: Date): Promise<string> {
  const id = newId(calledAt.getTime())
  await db.insert(modelCalls).values({ id, ...call, calledAt })
  return id
}
