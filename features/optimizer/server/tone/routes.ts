import type { Kept } from '../../../../engines/humanize/index.ts'
import { contentLanguageOf, countWords } from '../../../../engines/text/index.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { creditsForCopies } from '../../../billing/server/index.ts'
import { projectFor } from '../../../projects/server/index.ts'
import { requireVoiceChoice, voiceFor } from '../../../voices/server/index.ts'
import { type PaidWish, runPaid } from '../../../writing/server/index.ts'
import { toneCalls } from '../../contract/tone.ts'
import { asOptimizationRun } from '../optimization-run.ts'
import { type Reworded, reword } from './reword.ts'

const os = implementing(toneCalls)

const NOTHING: Reworded = { changes: [], refused: [], score: null, enough: 'light', engine: { provider: 'builtin' } }

function asKept({ start, end, heading }: { start: number; end: number; heading: boolean }): Kept {
  return { start, end, isHeading: heading }
}

export const toneRoutes = os.router({
  reword: os.reword.handler(async ({ input, context }) => {
    const { deps } = context
    const actor = await actingFor(context, input)
    const language = contentLanguageOf(input.language)
    if (input.project_id) await projectFor(deps, actor, input.project_id)
    await requireVoiceChoice(deps, actor, input.brand_voice_id)
    const voice = await voiceFor(deps, actor, { voiceId: input.brand_voice_id, projectId: input.project_id })
    const wish: PaidWish = {
      cost: creditsForCopies([countWords(input.text)]),
      feature: 'humanize',
      key: `${context.requestId} ${newId()}`,
      isNew: true,
      model: { purpose: 'special', useOwnKey: input.key },
    }
    const { value, charge } = await asOptimizationRun(deps, actor, {
      document: { blogId: input.blog_id, words: input.text },
      work: () =>
        runPaid({ deps, actor }, wish, async (model) => {
          const reworded = await reword(
            { ...input, kept: input.kept.map(asKept), language, voice },
            model,
            context.signal,
          )
          // Where nothing was to be done, nothing is charged.
          return { value: reworded, ...(reworded?.changes.length ? {} : { cost: 0 }) }
        }),
      didWork: ({ value: reworded }) => Boolean(reworded?.changes.length),
    })
    const { changes, refused, score, enough, engine } = value ?? NOTHING
    return {
      status: 200,
      is_measured: value !== null,
      changes: changes.map((change) => ({ ...change, rules: [...change.rules] })),
      refused,
      score,
      enough,
      engine,
      credits: { charged: charge.charged, remaining: charge.remaining },
    }
  }),
})
