import type { Db } from '../../../platform/server/db/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type KeyKind, writeKeyUses } from './key-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>

const WRITTEN_EVERY_MS = 60_000

/** When keys were last used, gathered so that a call need not wait for a write. */
export interface KeyUses {
  note(kind: KeyKind, id: string): void
  /** Writes what was gathered; keeps it for the next time where that fails. */
  write(): Promise<void>
  /** Ends the writing once a minute, with what is left. */
  stop(): Promise<void>
}

const made = new WeakMap<Db, KeyUses>()

/** The uses of one process. */
export function keyUses(deps: Needs): KeyUses {
  const uses = made.get(deps.db) ?? gather(deps)
  made.set(deps.db, uses)
  return uses
}

function gather({ db, clock, log }: Needs): KeyUses {
  const pending: Record<KeyKind, Map<string, Date>> = { person: new Map(), operator: new Map() }
  const writeOf = async (kind: KeyKind) => {
    const uses = pending[kind]
    if (uses.size === 0) return
    pending[kind] = new Map()
    try {
      await writeKeyUses(db, kind, uses)
    } catch (err) {
      log.warn({ err }, 'last use of keys could not be written')
      pending[kind] = new Map([...uses, ...pending[kind]])
    }
  }
  const write = async () => {
    await writeOf('person')
    await writeOf('operator')
  }
  const timer = setInterval(() => void write(), WRITTEN_EVERY_MS)
  timer.unref()
  return {
    note: (kind, id) => void pending[kind].set(id, clock.now()),
    write,
    stop: async () => {
      clearInterval(timer)
      made.delete(db)
      await write()
    },
  }
}
