import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { seoCalls } from '../../contract/seo.ts'
import { asOptimizationRun } from '../optimization-run.ts'
import { readCompetitors } from './read-competitors.ts'
import { readSettings, saveSettings } from './settings.ts'

const os = implementing(seoCalls)

export const seoRoutes = os.router({
  settings: os.settings.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await readSettings(context.deps, actor, input.blog_id)) }
  }),
  saveSettings: os.saveSettings.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    await saveSettings(context.deps, actor, { blogId: input.blog_id, settings: input.settings })
    return { status: 200, settings: input.settings }
  }),
  competitors: os.competitors.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const read = await asOptimizationRun(context.deps, actor, {
      document: { blogId: input.blog_id, words: [input.keyword, ...input.urls].join('\n') },
      work: () => readCompetitors(context.deps, input),
      didWork: ({ pages }) => pages.some(({ state }) => state === 'read'),
    })
    return { status: 200, ...read }
  }),
})
