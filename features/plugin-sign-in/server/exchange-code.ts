import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { createKey, revokeKey } from '../../accounts/server/index.ts'
import { hashOf } from './hash-of.ts'
import { codeByHash, noteKeyOfCode, type PluginCode, takeCode } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'hub' | 'transaction'>

interface Wish {
  code: string
  code_verifier: string
  callback_url: string
}

/** RFC 7636 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/
const LONGEST_NAME = 100

/**
 * Gives a plugin its key for a code, once. A code that comes back was stolen or is being guessed with, so the key it was
 * exchanged for ends (RFC 6749 4.1.2). Refuses 400 `code-invalid`, without saying what of it was wrong.
 */
export async function exchangeCode(deps: Needs, wish: Wish): Promise<Awaited<ReturnType<typeof createKey>>> {
  const codeHash = hashOf(wish.code)
  const made = await deps.transaction(async () => {
    const taken = await takeCode(deps.db, codeHash, deps.clock.now())
    // not refused in here, for then the code would be good again
    if (!taken || !isGood(taken, wish, deps.clock.now())) return null
    const { ownerId, scope, callbackUrl } = taken
    const key = await createKey(deps, ownerId, { name: new URL(callbackUrl).host.slice(0, LONGEST_NAME), scope })
    await noteKeyOfCode(deps.db, codeHash, key.key.key_id)
    deps.log.info({ userId: ownerId, keyId: key.key.key_id, scope }, 'plugin exchanged its code for a key')
    return key
  })
  if (made) return made
  await endKeyOf(deps, codeHash)
  return refuse('code-invalid', { body: { error: 'invalid_grant' } })
}

function isGood(code: PluginCode, { code_verifier, callback_url }: Wish, now: Date): boolean {
  const isTheirs = VERIFIER.test(code_verifier) && hashOf(code_verifier) === code.challenge
  return isTheirs && callback_url === code.callbackUrl && now < code.expiresAt
}

async function endKeyOf(deps: Needs, codeHash: string): Promise<void> {
  const used = await codeByHash(deps.db, codeHash)
  if (!used?.keyId) return
  deps.log.warn({ userId: used.ownerId, keyId: used.keyId }, 'plugin code came a second time, its key is revoked')
  await revokeKey(deps, used.ownerId, used.keyId).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error // it was revoked already
  })
}
