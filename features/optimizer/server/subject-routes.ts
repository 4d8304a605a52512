import { implementing } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { subjectCalls } from '../contract/subject.ts'
import { readSubject } from './read-subject.ts'

const os = implementing(subjectCalls)

export const subjectRoutes = os.router({
  read: os.read.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const { title, html, text, language, url } = await readSubject(context.deps, actor, input)
    return { status: 200, title, html, text, language, url }
  }),
})
