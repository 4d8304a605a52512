import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { viewOf } from '../../blogs/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import { documentFileRawCalls } from '../contract/raw-calls.ts'
import { documentFilesContract } from '../contract.ts'
import { addFileRoutes } from './file-routes.ts'
import { importFromUrl } from './imports/import-url.ts'

export { exportDocument } from './exports/export-blog.ts'
export { writePdf } from './exports/write-pdf.ts'
export { sendFile } from './file-routes.ts'

const os = implementing(documentFilesContract)

/** Texts that come as files or pages and leave as files. */
export const documentFilesFeature: ServerFeature = {
  name: 'document-files',
  about: 'Imports and exports.',
  rawCalls: documentFileRawCalls,
  contract: documentFilesContract,
  router: os.router({
    importUrl: os.importUrl.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const project = await projectFor(context.deps, actor, input.project_id)
      const blog = await importFromUrl(context.deps, actor, {
        url: input.url,
        projectId: project.id,
        signal: context.signal,
      })
      return { status: 200, blog: await viewOf(context.deps, blog) }
    }),
  }),
  plugin: addFileRoutes,
}
