import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ofDriver } from './driver-errors.ts'
import type { Db, Transaction } from './types.ts'

interface Current {
  client: pg.PoolClient
  afterCommit: Array<() => void>
}

const current = new AsyncLocalStorage<Current>()

/** A way to ask that uses the running transaction's connection where there is one, so that a pool of one cannot deadlock. */
export interface RoutedClient {
  query: pg.Pool['query']
}

export function routed(pool: pg.Pool): RoutedClient {
  return {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads, all passed on unchanged
    query: ((...args: any[]) => ask(current.getStore()?.client ?? pool, args)) as pg.Pool['query'],
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see above
function ask(client: pg.Pool | pg.PoolClient, args: any[]) {
  return ofDriver(Reflect.apply(client.query, client, args))
}

export function routedDb(client: RoutedClient): Db {
  return drizzle({ client: client as pg.Pool })
}

/** Nested calls join the outer transaction. */
export function transactions(pool: pg.Pool): Transaction {
  return async (work) => {
    if (current.getStore()) return work()
    const client = await ofDriver(pool.connect())
    const afterCommit: Current['afterCommit'] = []
    let broken: Error | undefined
    try {
      await ofDriver(client.query('begin'))
      const result = await current.run({ client, afterCommit }, work)
      await commit(client)
      for (const run of afterCommit) queueMicrotask(() => current.exit(run))
      return result
    } catch (error) {
      // a silent connection would be waited for again
      if (isSilence(error)) broken = error
      else
        await client.query('rollback').catch((rollbackError: Error) => {
          broken = rollbackError
        })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** Whether pg gave up waiting for an answer (its `query_timeout`); Drizzle wraps its error once. */
function isSilence(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || isSilence(error.cause)
}

/** Where the line breaks while the database commits, nobody here can know what became of it. */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt'
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    // what the database itself says it did not commit
    if (error instanceof pg.DatabaseError) throw error
    throw new CommitInDoubt('the line broke while the database committed', { cause: error })
  }
}

/** Runs `work` once the running transaction is committed, at once where there is none, never after a rollback. */
export function afterCommit(work: () => void): void {
  const transaction = current.getStore()
  if (transaction) transaction.afterCommit.push(work)
  else work()
}

/** Lends one connection of the pool to `work`. */
export async function lend<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await ofDriver(pool.connect())
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
