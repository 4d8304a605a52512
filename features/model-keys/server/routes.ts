import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature, type Whose } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { modelKeysContract } from '../contract.ts'
import { deleteKey, keyIfAny, shownKey, testStoredKey } from './own-key.ts'
import { saveKey } from './save-key.ts'

const os = implementing(modelKeysContract)

/** A key is a person's, also where they act for a team. */
async function personOf(context: CallContext, whose: Whose): Promise<string> {
  return (await actingFor(context, { unique_id: whose.unique_id })).userId
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
  deleteKey: os.deleteKey.handler(async ({ input, context }) => {
    await deleteKey(context.deps, await personOf(context, input))
    return { status: 200 }
  }),
})

/** A person's own model key. */
export const modelKeysFeature: ServerFeature = {
  name: 'model-keys',
  about: 'The caller’s own model key.',
  contract: modelKeysContract,
  router,
}
