import type { AnyContractRouter } from '@orpc/contract'
import type { AnyRouter } from '@orpc/server'
import { implement } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Engine, Model, Purpose } from './ai/types.ts'
import type { CallContext, Principal } from './call-context.ts'
import type { Deps } from './deps.ts'
import type { Job } from './jobs/types.ts'

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
  /** Described in OpenAPI. */
  contract: AnyContractRouter
  /** The contract's implementation, made with `implementing(contract)`. */
  router: AnyRouter
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs with different payloads; each job parses its own
  jobs?: Job<any>[]
  schedules?: Schedule[]
  /** Routes that are not JSON calls: uploads, downloads, server-rendered pages, sockets. */
  plugin?: (app: FastifyInstance, deps: Deps, guards: Guards) => Promise<void> | void
  /** Removes what the feature keeps of an owner outside the database, before their rows go with their account. */
  erase?: (deps: Deps, ownerId: string) => Promise<void>
  /** Runs once when the process starts; the returned function when it stops. */
  start?: (deps: Deps) => Promise<(() => Promise<void>) | undefined>
}

/** What the HTTP layer asks of the features that know people and plans. */
export interface Guards {
  /** Who is calling; `nobody` without credentials, a 401 refusal with wrong ones. */
  principalOf(request: FastifyRequest, deps: Deps): Promise<Principal>
  /** Refuses when the flag is off for whom the call acts. `input` may name the team that is acted for. */
  requireFlag(context: CallContext, flag: string, input: Record<string, unknown>): Promise<void>
}

/** The builder of a feature's procedures: `implementing(contract).thing.handler(async ({ input, context }) => …)`. */
export function implementing<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract).$context<CallContext>()
}

/** Which words of a copy rest on which words of a source: UTF-16 offsets into `content`, `end` exclusive. */
export interface ActionCitation {
  id: string
  title: string
  url: string | null
  quote: string
  start: number
  end: number
  passage_id: string
  /** The stored source; null for a page that was read for this one answer, and for the person's own text. */
  asset_id: string | null
}

/** One result of an action. */
export interface ActionCopy {
  content: string
  citations: ActionCitation[]
}

/** What an action hands back. */
export interface ActionAnswer {
  copies: ActionCopy[]
  engine: Engine
  /** What the person should know about an answer that was given all the same. */
  notices: { code: string; message: string }[]
}

/** What a running action says while it works. */
export type ActionEvent =
  | { event: 'delta'; index: number; text: string }
  | { event: 'source'; index: number; citation: ActionCitation }

/** What a running action is given. */
export interface ActionRun {
  deps: Deps
  /** Who acts, and the account or team that owns what is made. */
  actor: { userId: string; ownerId: string }
  /** Null: the built-in writer must do it. */
  model: Model | null
  /** Aborted when nobody waits for the answer any more; what has come until then is the answer. */
  signal: AbortSignal
  emit(event: ActionEvent): void
}

/**
 * One thing that can be made: the one notion behind generators, the editor's assistant, workflow steps and bulk runs.
 * A runner decides who may, takes the credits, and settles them by what came.
 */
export interface Action<Input> {
  id: string
  title: string
  input: z.ZodType<Input>
  flag?: string
  /** Which default model it takes. */
  purpose: Purpose
  /** The most that one run may cost; what is charged follows from the words that came. */
  credits(input: Input): number
  run(run: ActionRun, input: Input): Promise<ActionAnswer>
}
