import { z } from 'zod'
import { Brief } from '../../platform/contract/brief.ts'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { whose } from '../../platform/contract/whose.ts'

/** A site or client that work is kept for. `id` and `project_id` are the same; programs know the second. */
export const Project = z.object({
  id: Id,
  project_id: Id,
  name: z.string(),
  /** The one that is used where none is chosen; always the oldest that is not archived. */
  is_default: z.boolean(),
  archived: z.boolean(),
  /** Its blogs are not published or shared while a claim is disputed, has changed since its check, or was never checked. */
  publishes_checked: z.boolean(),
  /** What new workflows in it begin with; null until it is said, here or in a workflow. */
  brief: Brief.nullable(),
  created_date: Moment,
})

const name = z.string().trim().min(1, 'Give the project a name.').max(200)

/** Projects of one person or team. Nothing is lost by archiving: it only leaves the lists. */
export const projectsContract = {
  list: call({ method: 'GET', path: '/api/projects', summary: 'List projects, oldest first' }, { may: 'project:read' })
    .input(z.object({ ...whose, archived: z.stringbool().optional() }))
    .output(ok({ projects: z.array(Project) })),
  create: call({ method: 'POST', path: '/api/projects', summary: 'Create a project' }, { may: 'project:create' })
    .input(z.object({ ...whose, name }))
    .output(ok({ project: Project })),
  rename: call(
    { method: 'PUT', path: '/api/projects/{project_id}', summary: 'Rename a project' },
    { may: 'project:change' },
  )
    .input(z.object({ ...whose, project_id: Id, name }))
    .output(ok({ project: Project })),
  update: call(
    {
      method: 'PATCH',
      path: '/api/projects/{project_id}',
      summary: 'Change a project’s settings',
    },
    { may: 'project:change' },
  )
    .input(
      z.object({
        ...whose,
        project_id: Id,
        name: name.optional(),
        publishes_checked: z.boolean().optional(),
        brief: Brief.partial().optional(),
      }),
    )
    .output(ok({ project: Project })),
  archive: call(
    {
      method: 'POST',
      path: '/api/projects/{project_id}/archive',
      summary: 'Archive a project; the last active one can’t be archived',
    },
    { may: 'project:archive' },
  )
    .input(z.object({ ...whose, project_id: Id }))
    .output(ok({ project: Project })),
  restore: call(
    {
      method: 'POST',
      path: '/api/projects/{project_id}/restore',
      summary: 'Restore an archived project',
    },
    { may: 'project:archive' },
  )
    .input(z.object({ ...whose, project_id: Id }))
    .output(ok({ project: Project })),
}
