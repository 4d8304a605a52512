import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../contract/failures.ts'
import type { Deps } from '../deps.ts'
import type { Guards } from '../plug-points.ts'

/** How often it is asked whether the credentials behind an open connection still hold: sessions also end by the clock. */
const ASK_AGAIN_MS = 60_000

/**
 * Makes every process ask at once whether the credentials behind its open connections still hold. For whatever ends some of a
 * person's: signing out, a changed password, a revoked key, a deleted account.
 */
export async function recheckConnections({ hub }: Pick<Deps, 'hub'>, userId: string): Promise<void> {
  await hub.publish(channelOf(userId), { kind: 'credentials-changed' })
}

/** Calls `end` once the credentials that a connection was opened with no longer hold. Returns the way to stop asking. */
export function whileSignedIn(
  request: FastifyRequest,
  { deps, guards }: { deps: Deps; guards: Guards },
  end: () => void,
): () => void {
  const { principal } = request
  if (principal.kind !== 'user') return () => {}
  const { userId } = principal
  const ask = async () => {
    if (!(await isStill(request, { deps, guards }, userId))) end()
  }
  const unsubscribe = deps.hub.subscribe(channelOf(userId), () => void ask())
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const askAgain = () => {
    if (isStopped) return
    timer = setTimeout(() => void ask().finally(askAgain), untilNextAsk(deps, principal.expiresAt))
    timer.unref()
  }
  askAgain()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Milliseconds; a key's own end is not waited past. */
function untilNextAsk({ clock }: Pick<Deps, 'clock'>, expiresAt: Date | undefined): number {
  const left = expiresAt ? expiresAt.getTime() - clock.now().getTime() : 0
  return left > 0 ? Math.min(left, ASK_AGAIN_MS) : ASK_AGAIN_MS
}

async function isStill(
  request: FastifyRequest,
  { deps, guards }: { deps: Deps; guards: Guards },
  userId: string,
): Promise<boolean> {
  try {
    const principal = await guards.principalOf(request, deps)
    return principal.kind === 'user' && principal.userId === userId
  } catch (error) {
    // a database that is away says nothing about the session
    return !(error instanceof Refusal && error.status === 401)
  }
}

function channelOf(userId: string): string {
  return `credentials:${userId}`
}
