import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { memberOf } from '../../../platform/server/rights.ts'
import { Project, projectsContract } from '../contract.ts'
import { archiveProject, createProject, listProjects, restoreProject, updateProject } from './projects.ts'

const os = implementing(projectsContract)

/** The calls by which people arrange their work. */
export const projectsFeature: ServerFeature = {
  name: 'projects',
  about: 'Projects, which hold blogs, workflows, and sources.',
  schemas: { Project },
  contract: projectsContract,
  router: os.router({
    list: os.list.handler(async ({ input, context }) => ({
      status: 200,
      projects: await listProjects(context.deps, memberOf(context), input),
    })),
    create: os.create.handler(async ({ input, context }) => ({
      status: 200,
      project: await createProject(context.deps, memberOf(context), input.name),
    })),
    rename: os.rename.handler(async ({ input, context }) => {
      const wish = { id: input.project_id, name: input.name }
      return { status: 200, project: await updateProject(context.deps, memberOf(context), wish) }
    }),
    update: os.update.handler(async ({ input, context }) => {
      const wish = {
        id: input.project_id,
        name: input.name,
        publishesChecked: input.publishes_checked,
        brief: input.brief,
      }
      return { status: 200, project: await updateProject(context.deps, memberOf(context), wish) }
    }),
    archive: os.archive.handler(async ({ input, context }) => ({
      status: 200,
      project: await archiveProject(context.deps, memberOf(context), input.project_id),
    })),
    restore: os.restore.handler(async ({ input, context }) => ({
      status: 200,
      project: await restoreProject(context.deps, memberOf(context), input.project_id),
    })),
  }),
}
