import { windowOf } from '../../../platform/contract/paging.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { Template, TemplateEntry, templatesContract } from '../contract.ts'
import { gallery } from './gallery.ts'
import { exportTemplates, importTemplates } from './import.ts'
import { reportTemplate, submitTemplate, withdrawTemplate } from './publish.ts'
import { runTemplate } from './run.ts'
import { templatesOf, usesOf, versionsOf } from './store.ts'
import type { TemplateRow } from './tables.ts'
import {
  createTemplate,
  editTemplate,
  forkTemplate,
  removeTemplate,
  requireOwn,
  restoreTemplate,
  revertTemplate,
  seenTemplate,
} from './templates.ts'
import { ownEntry, ownTemplate } from './view.ts'

export { reviewTemplate, templatesForReview } from './publish.ts'
export { templateTool } from './run.ts'

const os = implementing(templatesContract)

/** The calls by which people make, run, and share prompt templates. */
export const templatesFeature: ServerFeature = {
  name: 'templates',
  about: 'Prompt templates: prompts with variables, run as forms.',
  schemas: { Template, TemplateEntry },
  contract: templatesContract,
  router: os.router({
    list: os.list.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      const { db } = context.deps
      const { rows, total } = await templatesOf(db, ownerId, { query: input.query, ...windowOf(input) })
      const uses = await usesOf(
        db,
        rows.map(({ id }) => id),
      )
      return { status: 200, templates: rows.map((row) => ownEntry(row, uses.get(row.id) ?? 0)), total }
    }),
    gallery: os.gallery.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, ...(await gallery(context.deps, actor, { query: input.query, ...windowOf(input) })) }
    }),
    get: os.get.handler(async ({ input, context }) => ({
      status: 200,
      template: await seenTemplate(context.deps, await actingFor(context, input), input.id),
    })),
    create: os.create.handler(async ({ input, context }) => {
      const { unique_id: _person, team_id: _team, ...content } = input
      return whole(context, await createTemplate(context.deps, await actingFor(context, input), content))
    }),
    change: os.change.handler(async ({ input, context }) =>
      whole(context, await editTemplate(context.deps, await actingFor(context, input), input)),
    ),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeTemplate(context.deps, await actingFor(context, input), input.id)
      return { status: 200 }
    }),
    restore: os.restore.handler(async ({ input, context }) =>
      whole(context, await restoreTemplate(context.deps, await actingFor(context, input), input.id)),
    ),
    fork: os.fork.handler(async ({ input, context }) =>
      whole(context, await forkTemplate(context.deps, await actingFor(context, input), input.id)),
    ),
    versions: os.versions.handler(async ({ input, context }) => {
      const { id, ownerId } = await requireOwn(context.deps, await actingFor(context, input), input.id)
      const versions = await versionsOf(context.deps.db, ownerId, id)
      return {
        status: 200,
        versions: versions.map(({ version, content: { title, body }, createdAt }) => ({
          version,
          title,
          body,
          created_date: createdAt.toISOString(),
        })),
      }
    }),
    revert: os.revert.handler(async ({ input, context }) =>
      whole(context, await revertTemplate(context.deps, await actingFor(context, input), input)),
    ),
    run: os.run.handler(({ input, context }) => runTemplate(context, input)),
    publish: os.publish.handler(async ({ input, context }) =>
      whole(context, await submitTemplate(context.deps, await actingFor(context, input), input.id)),
    ),
    withdraw: os.withdraw.handler(async ({ input, context }) =>
      whole(context, await withdrawTemplate(context.deps, await actingFor(context, input), input.id)),
    ),
    report: os.report.handler(async ({ input, context }) => {
      await reportTemplate(context.deps, await actingFor(context, input), input)
      return { status: 200 }
    }),
    export: os.export.handler(async ({ input, context }) => ({
      status: 200,
      file: await exportTemplates(context.deps, await actingFor(context, input), input.ids),
    })),
    import: os.import.handler(async ({ input, context }) => ({
      status: 200,
      ...(await importTemplates(context.deps, await actingFor(context, input), input)),
    })),
  }),
}

async function whole({ deps }: CallContext, row: TemplateRow) {
  const uses = await usesOf(deps.db, [row.id])
  return { status: 200 as const, template: ownTemplate(row, uses.get(row.id) ?? 0) }
}
