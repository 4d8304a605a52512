import type { Db } from './types.ts'

/**
 * A query that many calls wait for, prepared by name once for each database: its SQL is built once, and a connection
 * parses and plans it once. Its text must not depend on what is asked.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const made = new WeakMap<Db, Query>()
  return (db) => {
    const query = made.get(db) ?? prepare(db)
    made.set(db, query)
    return query
  }
}
