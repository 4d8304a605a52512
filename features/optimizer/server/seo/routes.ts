import { refuse } from '../../../../platform/contract/failures.ts'
import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { blogsWithKeyphrase, blogText } from '../../../blogs/server/index.ts'
import { noSeoSettings, seoCalls } from '../../contract/seo.ts'
import { asOptimizationRun } from '../optimization-run.ts'
import { readCompetitors } from './read-competitors.ts'
import { putSettings, settingsOf } from './store.ts'

const os = implementing(seoCalls)

export const seoRoutes = os.router({
  settings: os.settings.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    const same = (await blogsWithKeyphrase(deps.db, ownerId, input.blog_id)) ?? refuse('not-found')
    const settings = (await settingsOf(deps.db, ownerId, input.blog_id)) ?? noSeoSettings
    return { status: 200, settings, same_keyphrase: same }
  }),
  saveSettings: os.saveSettings.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    if (!(await blogText(deps, ownerId, input.blog_id))) refuse('not-found')
    await putSettings(deps.db, ownerId, { blogId: input.blog_id, settings: input.settings })
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
