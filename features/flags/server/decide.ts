import {
  type Client,
  type EvaluationContext,
  type JsonValue,
  OpenFeature,
  type Provider,
} from '@openfeature/server-sdk'
import type { Purpose } from '../../../platform/server/ai/types.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { type Actor, personById } from '../../accounts/server/index.ts'
import { nobodysPlan, type Plan } from '../../billing/contract.ts'
import { isOnByPlan, switchFlags, valueByPlan, valueFlags } from '../flags.ts'
import { builtinProvider } from './builtin-provider.ts'
import { keepOverrides } from './overrides.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'hub' | 'log'>

/** Longest wait for a flag service before the plan table decides, in milliseconds. */
const WAIT_MS = 30_000

/** The flags of one server. */
interface Flags {
  client: Client
  /** A provider of others gets all traits; the built-in one decides by person and plan alone, so nothing is looked up for it. */
  takesTraits: boolean
  /** Lets a change that this process made count at once. */
  forget(): void
  close(): Promise<void>
}

const opened = new WeakMap<Db, Promise<Flags>>()

/** Opens the flags of a server on its provider; the built-in one unless another is given. */
export function openFlags(deps: Needs, provider?: Provider): Promise<Flags> {
  const flags = opened.get(deps.db) ?? start(deps, provider)
  opened.set(deps.db, flags)
  return flags
}

async function start(deps: Needs, given?: Provider): Promise<Flags> {
  const overrides = keepOverrides(deps)
  // a domain of its own, so that servers in one process do not share a provider
  const domain = `longhand ${newId()}`
  await OpenFeature.setProviderAndWait(domain, given ?? builtinProvider(overrides))
  return {
    client: OpenFeature.getClient(domain),
    takesTraits: given !== undefined,
    forget: overrides.forget,
    close: async () => {
      overrides.stop()
      opened.delete(deps.db)
    },
  }
}

/** For whom a flag is asked: somebody who acts, or nobody. */
export type Asker = Actor | null

/** Whether a flag is on. Unknown flags are off. */
export async function allowFlag(deps: Needs, asker: Asker, flag: string): Promise<boolean> {
  const { client, takesTraits } = await openFlags(deps)
  const byTable = isOnByPlan(planOfAsker(asker), flag)
  const traits = await traitsOf(deps, asker, takesTraits)
  return inTime(deps, flag, client.getBooleanValue(flag, byTable, traits), byTable)
}

/** The value of a flag; null where the person has none. */
export async function valueOfFlag(deps: Needs, asker: Asker, flag: string): Promise<unknown> {
  const { client, takesTraits } = await openFlags(deps)
  const byTable = valueByPlan(planOfAsker(asker), flag) as JsonValue
  const traits = await traitsOf(deps, asker, takesTraits)
  return inTime(deps, flag, client.getObjectValue<JsonValue>(flag, byTable, traits), byTable)
}

/** Every flag as it is for somebody. */
export async function flagsFor(
  deps: Needs,
  asker: Asker,
): Promise<{ flags: Record<string, boolean>; values: Record<string, unknown> }> {
  const { client, takesTraits } = await openFlags(deps)
  const plan = planOfAsker(asker)
  const traits = await traitsOf(deps, asker, takesTraits)
  const flags = switchFlags.map(async (flag) => {
    const byTable = isOnByPlan(plan, flag)
    return [flag, await inTime(deps, flag, client.getBooleanValue(flag, byTable, traits), byTable)] as const
  })
  const values = valueFlags.map(async (flag) => {
    const byTable = valueByPlan(plan, flag) as JsonValue
    return [flag, await inTime(deps, flag, client.getObjectValue<JsonValue>(flag, byTable, traits), byTable)] as const
  })
  return { flags: Object.fromEntries(await Promise.all(flags)), values: Object.fromEntries(await Promise.all(values)) }
}

/** The model that flag and plan choose for a purpose; null where they choose none. */
export async function defaultModelOf(deps: Needs, actor: Actor, purpose: Purpose): Promise<string | null> {
  const model = await valueOfFlag(deps, actor, `default-model-${purpose}`)
  return typeof model === 'string' ? model : null
}

function planOfAsker(asker: Asker): Plan {
  return asker?.plan ?? nobodysPlan
}

async function traitsOf({ db }: Needs, asker: Asker, takesTraits: boolean): Promise<EvaluationContext> {
  if (!asker) return { planId: nobodysPlan.id }
  const { userId, teamId, plan } = asker
  if (!takesTraits) return { targetingKey: userId, planId: plan.id }
  return {
    targetingKey: userId,
    planId: plan.id,
    email: (await personById(db, userId))?.email ?? '',
    teamMode: teamId !== null,
    teamMember: false,
    teamPlan: teamId === null ? '' : plan.id,
    teamId: teamId ?? '',
    ltdEntitlement: plan.family === 'lifetime',
  }
}

function inTime<T>({ log }: Needs, flag: string, answer: Promise<T>, byTable: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      log.warn({ flag }, 'flag service took too long; the plan table decided')
      resolve(byTable)
    }, WAIT_MS)
    late.unref()
    answer.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
