import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { whose } from '../../platform/contract/whose.ts'
import { Copies, Language, Review, WritingInput } from '../writing/contract.ts'
import { Content, reportReasons, Template, TemplateEntry, TemplateVersion } from './contract/shapes.ts'
import { Values } from './contract/variable.ts'
import { TemplateFile } from './file.ts'

export * from './contract/shapes.ts'

const flag = { flag: 'templates' }
const one = z.object({ ...whose, id: Id })
const Whole = ok({ template: Template })
const search = { query: z.string().trim().max(200).optional().describe('Words of the title, description, or formula') }

/** Prompt templates: prompts with variables, run as forms; one’s own, and those that everybody on the server sees. */
export const templatesContract = {
  list: call(
    { method: 'GET', path: '/api/templates', summary: 'List your templates, last changed first' },
    { may: 'template:read', ...flag },
  )
    .input(Paging.extend({ ...whose, ...search }))
    .output(ok({ templates: z.array(TemplateEntry), total: z.number() })),
  gallery: call(
    { method: 'GET', path: '/api/templates/public', summary: 'List public templates, most used first' },
    { may: 'template:read', ...flag },
  )
    .input(Paging.extend({ ...whose, ...search }))
    .output(ok({ templates: z.array(TemplateEntry), total: z.number() })),
  get: call(
    { method: 'GET', path: '/api/templates/{id}', summary: 'Get a template' },
    { may: 'template:read', ...flag },
  )
    .input(one)
    .output(Whole),
  create: call(
    { method: 'POST', path: '/api/templates', summary: 'Create a template' },
    { may: 'template:edit', ...flag },
  )
    .input(Content.extend(whose))
    .output(Whole),
  change: call(
    { method: 'PATCH', path: '/api/templates/{id}', summary: 'Change a template; what it was stays as a version' },
    { may: 'template:edit', ...flag },
  )
    .input(
      one.extend({
        version: z.number().int().describe('The version that the change was made on; an older one is a 409'),
        content: Content.optional(),
        shared_to_team: z.boolean().optional(),
      }),
    )
    .output(Whole),
  remove: call(
    { method: 'DELETE', path: '/api/templates/{id}', summary: 'Delete a template' },
    { may: 'template:edit', ...flag },
  )
    .input(one)
    .output(ok({})),
  restore: call(
    { method: 'POST', path: '/api/templates/{id}/restore', summary: 'Undo the deletion of a template' },
    { may: 'template:edit', ...flag },
  )
    .input(one)
    .output(Whole),
  fork: call(
    { method: 'POST', path: '/api/templates/{id}/fork', summary: 'Copy a template to your own' },
    { may: 'template:edit', ...flag },
  )
    .input(one)
    .output(Whole),
  versions: call(
    { method: 'GET', path: '/api/templates/{id}/versions', summary: 'List versions of a template, newest first' },
    { may: 'template:read', ...flag },
  )
    .input(one)
    .output(ok({ versions: z.array(TemplateVersion) })),
  revert: call(
    {
      method: 'POST',
      path: '/api/templates/{id}/versions/{version}/restore',
      summary: 'Make an earlier version the current one',
    },
    { may: 'template:edit', ...flag },
  )
    .input(one.extend({ version: z.coerce.number().int() }))
    .output(Whole),
  run: call(
    {
      method: 'POST',
      path: '/api/generate/public',
      summary: 'Run a template, one’s own or a public one, with values for its variables',
      tags: ['generators'],
    },
    { may: 'text:generate', streams: true, ...flag },
  )
    .input(
      WritingInput.extend({
        template_id: Id.optional(),
        content: Content.optional().describe('Instead of `template_id`: a template that is not saved, to try it'),
        variables: Values.optional(),
        language: Language.optional().describe('Absent: that of the template'),
        review: Review,
        generation_length: z.coerce.number().int().min(1).max(10).default(1),
        keep_history: z.boolean().default(false),
      }),
    )
    .output(Copies),
  publish: call(
    {
      method: 'POST',
      path: '/api/templates/{id}/publication',
      summary: 'Ask the operator to show a template to everybody on this server',
    },
    { may: 'template:edit', ...flag },
  )
    .input(one)
    .output(Whole),
  withdraw: call(
    { method: 'DELETE', path: '/api/templates/{id}/publication', summary: 'Make a template private again' },
    { may: 'template:edit', ...flag },
  )
    .input(one)
    .output(Whole),
  report: call(
    { method: 'POST', path: '/api/templates/{id}/reports', summary: 'Report a public template to the operator' },
    { may: 'template:report', ...flag },
  )
    .input(one.extend({ reason: z.enum(reportReasons), comment: z.string().trim().max(1_000).default('') }))
    .output(ok({})),
  export: call(
    { method: 'GET', path: '/api/templates/export', summary: 'Export your templates as JSON, all or those of `ids`' },
    { may: 'template:read', ...flag },
  )
    .input(z.object({ ...whose, ids: z.string().max(20_000).optional().describe('Ids, separated by commas') }))
    .output(ok({ file: TemplateFile })),
  import: call(
    {
      method: 'POST',
      path: '/api/templates/import',
      summary: 'Create templates from a JSON export; with `preview`, only say what would be created',
    },
    { may: 'template:edit', ...flag },
  )
    .input(z.object({ ...whose, file: z.record(z.string(), z.unknown()), preview: z.boolean().default(false) }))
    .output(
      ok({
        templates: z.array(
          z.object({
            title: z.string(),
            variables: z.number().int(),
            /** A template of the same title and text is there already; it is not created again. */
            is_known: z.boolean(),
          }),
        ),
        created: z.number().int(),
      }),
    ),
}

export { TemplateFile, templateFile } from './file.ts'
