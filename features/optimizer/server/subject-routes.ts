import { implementing } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { subjectCalls } from '../contract/subject.ts'
import { readPage } from './read-page.ts'
import { readSubject } from './read-subject.ts'

const os = implementing(subjectCalls)

export const subjectRoutes = os.router({
  read: os.read.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    if (input.url !== undefined) {
      const { page, changedOn, ...known } = await readPage(context.deps, input.url, context.signal)
      return {
        status: 200,
        ...known,
        changed_on: changedOn,
        html: '',
        text: page.text,
        page: {
          ...page,
          blocks: [...page.blocks],
          links: [...page.links],
          images: [...page.images],
          codes: [...page.codes],
        },
      }
    }
    const { title, html, text, language, url, changedOn } = await readSubject(context.deps, actor, input)
    const known = { title, description: null, html, text, language, url, changed_on: changedOn }
    return { status: 200, ...known, page: null }
  }),
})
