import { contentLanguageOf } from '../../../engines/text/index.ts'
import { MEASURES_VERSION } from '../../../engines/voice/index.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { countVoices, defaultsOf, requireVoice, type VoiceRow, voicesOf } from '../../voices/server/index.ts'
import { BrandVoice, brandVoiceContract, FullBrandVoice, VOICES_A_PAGE } from '../contract.ts'
import { measureAsWire, ruleAsWire } from '../wire.ts'
import { asEntry, asFull } from './view.ts'
import { proven } from './voice-thread.ts'
import { analyzeAgain, chooseVoice, createVoice, editVoice, removeVoice, restoreVoice } from './voices.ts'

const os = implementing(brandVoiceContract)

/** The calls by which people make, edit, and use brand voices. */
export const brandVoiceFeature: ServerFeature = {
  name: 'brand-voice',
  about: 'Brand voices: how a brand sounds, measured and described, for everything that is written.',
  schemas: { BrandVoice, FullBrandVoice },
  contract: brandVoiceContract,
  router: os.router({
    list: os.list.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      const { db } = context.deps
      const window = windowOf({ ...input, end_count: input.end_count ?? input.start_count + VOICES_A_PAGE })
      const [rows, total, defaults] = await Promise.all([
        voicesOf(db, ownerId, { ...window, query: input.query }),
        countVoices(db, ownerId, input.query),
        defaultsOf(db, ownerId),
      ])
      return { status: 200, brand_voice_entries: rows.map((row) => asEntry(row, defaults)), total_documents: total }
    }),
    get: os.get.handler(async ({ input, context }) =>
      full(context, await requireVoice(context.deps, await actingFor(context, input), input.id)),
    ),
    create: os.create.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const { value, charge } = await createVoice({ ...context, actor }, input)
      return { ...(await full(context, value)), credits: charge }
    }),
    change: os.change.handler(async ({ input, context }) =>
      full(context, await editVoice(context.deps, await actingFor(context, input), input)),
    ),
    analyze: os.analyze.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const { value, charge } = await analyzeAgain({ ...context, actor }, input)
      return { ...(await full(context, value)), credits: charge }
    }),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeVoice(context.deps, await actingFor(context, input), input.id)
      return { status: 200 }
    }),
    restore: os.restore.handler(async ({ input, context }) =>
      full(context, await restoreVoice(context.deps, await actingFor(context, input), input.id)),
    ),
    proof: os.proof.handler(async ({ input, context }) => {
      const voice = await requireVoice(context.deps, await actingFor(context, input), input.id)
      const language = input.language ?? contentLanguageOf(voice.language)
      const measures = voice.measuresVersion === MEASURES_VERSION ? voice.measures : null
      const {
        rules,
        measures: compared,
        distance,
        fixed,
      } = await proven({ text: input.text, language, rules: voice.rules, measures }, context.signal)
      return { status: 200, rules: rules.map(ruleAsWire), measures: compared.map(measureAsWire), distance, fixed }
    }),
    setDefault: os.setDefault.handler(async ({ input, context }) => {
      await chooseVoice(context.deps, await actingFor(context, input), input)
      return { status: 200, brand_voice_id: input.brand_voice_id }
    }),
  }),
}

async function full({ deps }: CallContext, row: VoiceRow) {
  return { status: 200 as const, brand_voice: asFull(row, await defaultsOf(deps.db, row.ownerId)) }
}
