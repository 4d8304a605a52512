import type { Db } from '../../../platform/server/db/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Gathered, gather } from '../../../platform/server/gather.ts'
import { type KeyKind, writeKeyUses } from './key-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>

/** When keys were last used. */
export interface KeyUses extends Pick<Gathered<Date>, 'write' | 'stop'> {
  note(kind: KeyKind, id: string): void
}

const made = new WeakMap<Db, KeyUses>()

/** The uses of one process. */
export function keyUses(deps: Needs): KeyUses {
  const uses = made.get(deps.db) ?? gatherUses(deps)
  made.set(deps.db, uses)
  return uses
}

function gatherUses({ db, clock, log }: Needs): KeyUses {
  const usesOf = (kind: KeyKind) =>
    gather<Date>(log, {
      what: 'last use of keys',
      merge: (_earlier, later) => later,
      write: (uses) => writeKeyUses(db, kind, uses),
    })
  const gathered = { person: usesOf('person'), operator: usesOf('operator') }
  return {
    note: (kind, id) => gathered[kind].note(id, clock.now()),
    write: async () => {
      await gathered.person.write()
      await gathered.operator.write()
    },
    stop: async () => {
      made.delete(db)
      await gathered.person.stop()
      await gathered.operator.stop()
    },
  }
}
