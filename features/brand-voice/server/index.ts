import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { brandVoiceContract } from '../contract.ts'

const os = implementing(brandVoiceContract)

/** What is true of brand voices while nobody can make one: the list is empty. */
export const brandVoiceFeature: ServerFeature = {
  name: 'brand-voice',
  about: 'Brand voices.',
  contract: brandVoiceContract,
  router: os.router({
    list: os.list.handler(async ({ input, context }) => {
      await actingFor(context, input)
      return { status: 200, brand_voice_entries: [], total_documents: 0 }
    }),
  }),
}
