import type { ListedModel } from '../../../platform/server/ai/types.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature, type Whose } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { modelKeysContract } from '../contract.ts'
import { deleteKey, keyIfAny, ownKeyOf, shownKey, testStoredKey } from './own-key.ts'
import { modelsOfKey, saveKey } from './save-key.ts'

const os = implementing(modelKeysContract)

/** A key is a person's, also where they act for a team. */
async function personOf(context: CallContext, whose: Whose): Promise<string> {
  return (await actingFor(context, { unique_id: whose.unique_id })).userId
}

function asAnswer(models: readonly ListedModel[]) {
  const listed = models.map(({ name, contextTokens }) => ({ name, context_tokens: contextTokens }))
  return { status: 200 as const, models: listed }
}

const router = os.router({
  fetchKey: os.fetchKey.handler(async ({ input, context }) => ({
    status: 200,
    ...(await shownKey(context.deps, await personOf(context, input))),
  })),
  lookForKey: os.lookForKey.handler(async ({ input, context }) => ({
    status: 200,
    key: await keyIfAny(context.deps, await personOf(context, input)),
  })),
  saveKey: os.saveKey.handler(async ({ input, context }) => ({
    status: 200,
    key: await saveKey(context.deps, await personOf(context, input), input),
  })),
  testKey: os.testKey.handler(async ({ input, context }) => ({
    status: 200,
    key: await testStoredKey(context.deps, await personOf(context, input)),
  })),
  listKeyModels: os.listKeyModels.handler(async ({ input, context }) => {
    const own = await ownKeyOf(context.deps, await personOf(context, input))
    return asAnswer(await context.deps.ai.modelsOf(own))
  }),
  tryKey: os.tryKey.handler(async ({ input, context }) => asAnswer(await modelsOfKey(context.deps, input))),
  deleteKey: os.deleteKey.handler(async ({ input, context }) => {
    await deleteKey(context.deps, await personOf(context, input))
    return { status: 200 }
  }),
})

/** A person's own model key. */
export const modelKeysFeature: ServerFeature = {
  name: 'model-keys',
  about: 'Your own model key.',
  contract: modelKeysContract,
  router,
}
