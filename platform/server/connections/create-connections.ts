import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { refuse } from '../../contract/failures.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import {
  breakConnection,
  type ConnectionRow,
  claimRefresh,
  connectionOf,
  connectionsOf,
  deleteConnection,
  endRefresh,
  putConnection,
} from './connection-store.ts'
import { RefreshRefused, refreshTokens } from './refresh-tokens.ts'
import type { Connections, TokenEndpoint, Tokens } from './types.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'secrets' | 'fetch' | 'log'>

/** A token that ends sooner is refreshed before it is used, in milliseconds. */
const LEAST_LEFT_MS = 60_000
/** How often one looks whether another process has refreshed, and how long at most, in milliseconds. */
const LOOK_MS = 200
const WAIT_MS = 15_000
const REFUSED = 'The service no longer accepts this connection. Connect it again.'

const Sealed = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() })

interface Refresh {
  row: ConnectionRow
  refreshId: string
  endpoint: TokenEndpoint
}

/** The store of connections, on the database that all processes share. */
export function createConnections(needs: Needs): Connections {
  const { db, clock, secrets, fetch, log } = needs
  const refreshing = new Map<string, Promise<string>>()
  return {
    async save(ownerId, service, { account, tokens }) {
      const now = clock.now()
      const { expiresAt } = tokens
      const row = { id: newId(), ownerId, service, account, tokens: sealed(tokens), expiresAt }
      await putConnection(db, { ...row, createdAt: now, updatedAt: now })
    },
    async accessToken(ownerId, service, endpoint) {
      const row = await usable(needs, { ownerId, service })
      const { accessToken, refreshToken } = opened(row)
      if (!endsSoon(needs, row) || !endpoint || !refreshToken) return accessToken
      const key = `${ownerId} ${service}`
      const running = refreshing.get(key) ?? refreshed(row, endpoint).finally(() => refreshing.delete(key))
      refreshing.set(key, running)
      return running
    },
    markBroken: (ownerId, service, problem) =>
      breakConnection(db, { ownerId, service }, { problem, updatedAt: clock.now() }),
    async list(ownerId) {
      const rows = await connectionsOf(db, ownerId)
      return rows.map(({ service, account, state, problem }) => ({ service, account, state, problem }))
    },
    remove: (ownerId, service) => deleteConnection(db, { ownerId, service }),
  }

  function sealed({ accessToken, refreshToken }: Tokens): string {
    return secrets.encrypt(JSON.stringify({ accessToken, refreshToken }))
  }

  async function refreshed(first: ConnectionRow, endpoint: TokenEndpoint): Promise<string> {
    let row = first
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
      if (!endsSoon(needs, row)) return opened(row).accessToken
      const refreshId = newId()
      const claimed = await claimRefresh(db, row, refreshId)
      if (claimed) return askService({ row: claimed, refreshId, endpoint })
      await wait(LOOK_MS)
      row = await usable(needs, row)
    }
    return refuse('connection-unavailable')
  }

  async function askService({ row, refreshId, endpoint }: Refresh): Promise<string> {
    const now = clock.now()
    try {
      const refreshToken = opened(row).refreshToken ?? ''
      const tokens = await refreshTokens(fetch, endpoint, { refreshToken, now })
      const change = { tokens: sealed(tokens), expiresAt: tokens.expiresAt, updatedAt: now }
      await endRefresh(db, { id: row.id, refreshId }, change)
      return tokens.accessToken
    } catch (error) {
      const isRefused = error instanceof RefreshRefused
      const facts = { service: row.service, reason: error instanceof Error ? error.message : '' }
      log.warn(facts, isRefused ? 'service refused to refresh a connection' : 'connection could not be refreshed')
      const change = isRefused ? { state: 'broken' as const, problem: REFUSED, updatedAt: now } : {}
      await endRefresh(db, { id: row.id, refreshId }, change)
      if (isRefused) return refuse('connection-broken')
      return refuse('connection-unavailable', { cause: error })
    }
  }

  function opened(row: ConnectionRow) {
    return Sealed.parse(JSON.parse(secrets.decrypt(row.tokens)))
  }
}

async function usable(
  { db }: Pick<Needs, 'db'>,
  { ownerId, service }: { ownerId: string; service: string },
): Promise<ConnectionRow> {
  const row = await connectionOf(db, { ownerId, service })
  if (!row) return refuse('not-connected')
  if (row.state === 'broken') return refuse('connection-broken')
  return row
}

function endsSoon({ clock }: Pick<Needs, 'clock'>, { expiresAt }: ConnectionRow): boolean {
  return expiresAt !== null && expiresAt.getTime() - clock.now().getTime() < LEAST_LEFT_MS
}
