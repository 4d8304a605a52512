import type { Db } from '../db/types.ts'
import { newId } from '../ids.ts'
import { modelCalls } from './tables.ts'
import type { ModelCall } from './types.ts'

/** Writes one model call into the books. */
export async function recordModelCall(db: Db, call: ModelCall, calledAt: Date): Promise<void> {
  await db.insert(modelCalls).values({ id: newId(calledAt.getTime()), ...call, calledAt })
}
