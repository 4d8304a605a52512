import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { refuse } from '../../contract/failures.ts'
import type { Principal } from '../call-context.ts'
import type { Deps } from '../deps.ts'
import type { Schedule } from '../plug-points.ts'
import {
  claimKey,
  findKey,
  forgetKeysBefore,
  type KeyOwner,
  keepAnswer,
  releaseAbandoned,
  releaseKey,
  touchKey,
} from './idempotency-store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const KEPT_MS = 24 * 3600_000
const SIGN_OF_LIFE_MS = 10_000
const ABANDONED_MS = 60_000
const MAX_KEY_LENGTH = 255

/**
 * Gives the first answer again for the same caller and key. A second call that comes while the first is at work waits
 * for it; a failed first call frees the key. The same key with another request is a 409.
 */
export async function once<T>(
  deps: Needs,
  request: { principal: Principal; key: string; route: string; input: unknown },
  run: () => Promise<T>,
): Promise<T> {
  if (request.key.length > MAX_KEY_LENGTH)
    refuse('invalid', { details: [{ path: 'Idempotency-Key', message: `At most ${MAX_KEY_LENGTH} characters.` }] })
  const owner: KeyOwner = { principal: nameOf(request.principal), key: request.key }
  const fingerprint = createHash('sha256')
    .update(request.route)
    .update('\0')
    .update(JSON.stringify(request.input))
    .digest('base64')
  while (!(await claimKey(deps.db, owner, fingerprint, deps.clock.now()))) {
    const first = await findKey(deps.db, owner)
    if (!first) continue
    if (first.fingerprint !== fingerprint) refuse('idempotency-key-reused')
    if (first.answer !== null) return first.answer as T
    await releaseAbandoned(deps.db, owner, new Date(deps.clock.now().getTime() - ABANDONED_MS))
    await delay(50)
  }
  return runAndKeep(deps, owner, run)
}

async function runAndKeep<T>(deps: Needs, owner: KeyOwner, run: () => Promise<T>): Promise<T> {
  const alive = setInterval(() => touchKey(deps.db, owner, deps.clock.now()).catch(() => {}), SIGN_OF_LIFE_MS)
  try {
    const answer = await run()
    await keepAnswer(deps.db, owner, answer)
    return answer
  } catch (error) {
    await releaseKey(deps.db, owner).catch(() => {}) // the failure itself is what the caller must hear
    throw error
  } finally {
    clearInterval(alive)
  }
}

/** Forgets answers older than 24 hours. */
export const forgetOldAnswers: Schedule = {
  name: 'forget-old-answers',
  cron: '17 * * * *',
  run: ({ db, clock }) => forgetKeysBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
}

function nameOf(principal: Principal): string {
  return principal.kind === 'user'
    ? `user:${principal.userId}`
    : principal.kind === 'operator'
      ? `operator:${principal.name}`
      : 'nobody'
}
