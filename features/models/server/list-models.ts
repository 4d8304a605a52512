import type { z } from 'zod'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { ServerModels } from '../contract.ts'
import { pullJob } from './pull-job.ts'
import { pullingFor } from './start-pull.ts'

/** This server's models, and the download that its owner began last. Looks for models first where none is known. */
export async function listModels(context: CallContext): Promise<z.output<typeof ServerModels>> {
  const { ai, config, jobs } = context.deps
  // whoever has just started Ollama, or came while the start's look timed out, should not have to ask twice
  await ai.lookForFirst()
  const ownerId = await pullingFor(context)
  const pulls = ownerId ? (await jobs.list(ownerId)).filter(({ kind }) => kind === pullJob.name) : []
  return {
    status: 200,
    models: ai.models.map(({ id, engine, abilities }) => ({
      id,
      provider: engine.provider,
      model: engine.model ?? '',
      context_tokens: abilities.contextTokens,
      thinks: abilities.thinks,
    })),
    servers: ai.localServers.map(({ name, version, models }) => ({
      name,
      version,
      models: models.map((model) => ({ name: model.name, bytes: model.bytes, is_loaded: model.isLoaded })),
    })),
    on_board: ai.onBoard.map(({ isLargerThanMachine, ...model }) => ({
      ...model,
      is_larger_than_machine: isLargerThanMachine,
    })),
    may_pull: ownerId !== null,
    refused_settings: ownerId ? ai.refusedSettings : [],
    reviews: config.MODEL_REVIEW === 'on',
    pull: pulls[0] ?? null,
  }
}
