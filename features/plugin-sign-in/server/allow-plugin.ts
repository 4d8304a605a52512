import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/server/deps.ts'
import { requireRoomForKey } from '../../accounts/server/index.ts'
import { hashOf } from './hash-of.ts'
import type { PluginRequest } from './plugin-request.ts'
import { forgetCodesExpiredBefore, insertCode } from './store.ts'

const VALID_MS = 5 * 60_000

/** Makes the code that a plugin gets its key with, and answers where to send the browser with it. */
export async function allowPlugin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { callbackUrl, challenge, scope, returnUrl }: PluginRequest,
): Promise<string> {
  await requireRoomForKey(db, userId)
  const now = clock.now()
  await forgetCodesExpiredBefore(db, now)
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await insertCode(db, { codeHash: hashOf(code), ownerId: userId, callbackUrl, challenge, scope, expiresAt })
  return returnUrl({ code })
}
