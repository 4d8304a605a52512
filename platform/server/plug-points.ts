import type { AnyContractRouter } from '@orpc/contract'
import type { AnyRouter } from '@orpc/server'
import { implement } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Member } from '../contract/policy.ts'
import type { RawCall } from '../contract/raw-call.ts'
import type { CallContext, Principal } from './call-context.ts'
import type { Deps } from './deps.ts'
import type { Downtime } from './http/downtime.ts'
import type { Job } from './jobs/job.ts'
import type { AnyDelivery } from './outbox/delivery.ts'

/** Periodic work, run by one worker of all processes. */
export interface Schedule {
  name: string
  /** Five fields, UTC. */
  cron: string
  run(deps: Deps): Promise<void>
}

/** What a feature hands to `app/server`. Adding a feature to the server is one line there. */
export interface ServerFeature {
  name: string
  /** What its calls are for, in a sentence; the API reference groups them under it. */
  about: string
  /** Described in OpenAPI. */
  contract: AnyContractRouter
  /** How OpenAPI describes the routes that `plugin` adds. */
  rawCalls?: readonly RawCall[]
  /** Shapes that several calls answer with, by the name under which OpenAPI keeps them. */
  schemas?: Record<string, z.ZodType>
  /** The contract's implementation, made with `implementing(contract)`. */
  router: AnyRouter
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs with different payloads; each job parses its own
  jobs?: Job<any>[]
  schedules?: Schedule[]
  /** What the feature sends to services outside. */
  deliveries?: AnyDelivery[]
  /** Routes that are not JSON calls: uploads, downloads, server-rendered pages, sockets. Each names its permission as `config.may`. */
  plugin?: (app: FastifyInstance, deps: Deps, guards: Guards) => Promise<void> | void
  /** Removes what the feature keeps of an owner outside the database, before their rows go with their account. */
  erase?: (deps: Deps, ownerId: string) => Promise<void>
  /** Runs once when the process starts; the returned function when it stops. */
  start?: (deps: Deps) => Promise<(() => Promise<void>) | undefined>
}

/** The ids by which a request says for whom it acts: the caller's own, and a team they are in. */
export interface Whose {
  unique_id?: string | null
  team_id?: string | null
}

/** What the HTTP layer asks of the features that know people and plans. */
export interface Guards {
  /** Who is calling; `nobody` without credentials, a 401 refusal with wrong ones. */
  principalOf(request: FastifyRequest, deps: Deps): Promise<Principal>
  /** For whom a user's call acts: refuses 403 an id of somebody else, and a team that the caller is not in. */
  memberOf(context: CallContext, whose: Whose): Promise<Member>
  /** How far an operator has taken the server out of use for whom the call acts. */
  downtimeOf(context: CallContext, whose: Whose): Promise<Downtime>
  /** Refuses when the flag is off for whom the call acts. */
  requireFlag(context: CallContext, flag: string, whose: Whose): Promise<void>
}

/** The builder of a feature's procedures: `implementing(contract).thing.handler(async ({ input, context }) => …)`. */
export function implementing<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract).$context<CallContext>()
}
