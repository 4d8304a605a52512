import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { announceDowntime } from '../../../platform/server/http/downtime.ts'
import { personByEmail, personById } from '../../accounts/server/index.ts'
import { isPlanId } from '../../billing/contract.ts'
import { recordChange } from '../../billing/server/index.ts'
import { isSwitchFlag, isValueFlag } from '../flags.ts'
import { openFlags } from './decide.ts'
import { FLAGS_CHANNEL } from './overrides.ts'
import { type FlagPlace, overrideAt, removeOverride, saveOverride } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'hub' | 'log' | 'transaction'>

/** A flag as an operator wants it; null takes an earlier wish back. */
export interface FlagWish extends FlagPlace {
  value: unknown
}

/**
 * Sets a flag for everyone, a plan or a person, in every process at once. A person may be named by mail address.
 * Refuses 422 for unknown flags, plans and people, and for values of the wrong kind.
 */
export async function setFlag(deps: Needs, operator: string, wish: FlagWish): Promise<void> {
  const place = await checkedPlace(deps, wish)
  const value = wish.value ?? null
  requireRightKind(wish.flag, value)
  await deps.transaction(async () => {
    const before = await overrideAt(deps.db, place)
    if (value === null) await removeOverride(deps.db, place)
    else await saveOverride(deps.db, { ...place, value, updatedAt: deps.clock.now() })
    await recordChange(deps, {
      operator,
      action: 'flag',
      subject: [place.flag, place.scope, place.subject].filter(Boolean).join(' '),
      before: { value: before?.value ?? null },
      after: { value },
    })
    await deps.hub.publish(FLAGS_CHANNEL, { kind: 'flags' })
    if (place.flag === 'app-downtime-flag') await announceDowntime(deps)
  })
  const flags = await openFlags(deps)
  flags.forget()
}

async function checkedPlace({ db }: Needs, { flag, scope, subject }: FlagPlace): Promise<FlagPlace> {
  if (!isSwitchFlag(flag) && !isValueFlag(flag)) wrong('flag', `Unknown flag “${flag}”.`)
  if (scope === 'everyone') return { flag, scope, subject: '' }
  if (scope === 'plan')
    return isPlanId(subject) || subject === 'no-user'
      ? { flag, scope, subject }
      : wrong('subject', `Unknown plan “${subject}”.`)
  const person = (await personById(db, subject)) ?? (await personByEmail(db, subject))
  return person ? { flag, scope, subject: person.id } : wrong('subject', `No account found for “${subject}”.`)
}

function requireRightKind(flag: string, value: unknown): void {
  if (value === null) return
  if (isSwitchFlag(flag) && typeof value !== 'boolean') wrong('value', 'This flag must be true or false.')
  if (flag === 'app-downtime-flag' && !(Number.isInteger(value) && [0, 1, 2, 3].includes(Number(value))))
    wrong('value', 'This flag must be 0, 1, 2, or 3.')
  if (flag === 'languages' && !(Array.isArray(value) && value.every((one) => typeof one === 'string')))
    wrong('value', 'This flag must be a list of languages.')
  if (flag.startsWith('default-model-') && typeof value !== 'string')
    wrong('value', 'This flag must be the name of a model.')
}

function wrong(path: string, message: string): never {
  return refuse('invalid', { details: [{ path, message }] })
}
