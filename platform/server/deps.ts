import type { Ai } from './ai/types.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Connections } from './connections/types.ts'
import type { Db, Transaction } from './db/types.ts'
import type { Outbound } from './fetch/types.ts'
import type { FileStore } from './files/types.ts'
import type { Hub } from './hub/types.ts'
import type { Jobs } from './jobs/types.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/types.ts'
import type { Metrics } from './metrics.ts'
import type { Outbox } from './outbox/types.ts'
import type { Reachability } from './reachability.ts'
import type { OpenSources, SearchProviders } from './search/types.ts'

/** Everything a use case may need from outside itself. Each takes `Pick<Deps, …>` with exactly what it uses. */
export interface Deps {
  config: Config
  /** Drizzle over the pool; inside `transaction` it speaks on that transaction's connection by itself. */
  db: Db
  transaction: Transaction
  log: Log
  clock: Clock
  jobs: Jobs
  hub: Hub
  metrics: Metrics
  files: FileStore
  /** The one guarded way to addresses that people give. */
  fetch: Outbound
  search: SearchProviders
  openSources: OpenSources
  ai: Ai
  mail: Mailer
  /** Tokens of other services. */
  connections: Connections
  /** What must reach services outside, once. */
  outbox: Outbox
  /** What outside the process does not answer now. */
  reach: Reachability
  /** What is stored of a password; it knows by itself what it cost. */
  hashPassword(password: string): Promise<string>
  /** Encrypts what must be stored but not read: model keys, tokens. */
  secrets: Secrets
}

/** What only this server can do, by its own key: authenticated encryption and keyed hashes. */
export interface Secrets {
  encrypt(plain: string): string
  /** Throws when the text was not made by `encrypt` under this key. */
  decrypt(sealed: string): string
  /** The same for the same text, and of no use for guessing it without the server's key. */
  fingerprint(text: string): string
}
