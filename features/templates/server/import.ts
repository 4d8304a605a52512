import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { type Content, declaredContent, TemplateFile, templateFile } from '../contract.ts'
import { insertTemplates, templatesOf } from './store.ts'
import type { TemplateRow } from './tables.ts'
import { newTemplate } from './templates.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
/** Templates that one export holds. */
const MOST = 500

/** Templates of one’s own as a file, all or those that are named; 404 where one of those isn’t there. */
export async function exportTemplates(
  { db }: Needs,
  { ownerId }: Actor,
  ids: string | undefined,
): Promise<TemplateFile> {
  const wanted = ids?.split(',').map((id) => id.trim())
  const { rows } = await templatesOf(db, ownerId, { query: undefined, offset: 0, limit: MOST })
  const chosen = rows.filter(({ id }) => !wanted || wanted.includes(id))
  if (wanted && chosen.length < new Set(wanted).size) refuse('not-found')
  return templateFile(chosen.map(({ content }) => content))
}

interface Imported {
  templates: { title: string; variables: number; is_known: boolean }[]
  created: number
}

/** Makes templates of a file, without those that are there word for word; 422 with one detail for each field at fault. */
export async function importTemplates(
  deps: Needs,
  actor: Actor,
  { file, preview }: { file: Record<string, unknown>; preview: boolean },
): Promise<Imported> {
  const contents = readFile(file)
  const { rows } = await templatesOf(deps.db, actor.ownerId, { query: undefined, offset: 0, limit: MOST })
  const known = rows.map(({ content }) => content)
  const templates = contents.map((content, at) => ({
    title: content.title,
    variables: content.variables.length,
    is_known: [...known, ...contents.slice(0, at)].some((one) => isDeepStrictEqual(one, content)),
  }))
  const fresh = contents.filter((_, at) => !templates[at]?.is_known)
  if (!preview) await insertTemplates(deps.db, inOrder(fresh.map((content) => newTemplate(deps, actor, content))))
  return { templates, created: preview ? 0 : fresh.length }
}

/** Lists and exports have the newest first: each is a millisecond older than the one before it. */
function inOrder(rows: readonly TemplateRow[]): TemplateRow[] {
  return rows.map((row, at) => ({ ...row, updatedAt: new Date(row.updatedAt.getTime() - at) }))
}

function readFile(file: Record<string, unknown>): Content[] {
  // of what is no export of ours, or a newer one, nothing else can be said
  for (const part of ['format', 'version'] as const) {
    const { error } = TemplateFile.shape[part].safeParse(file[part])
    if (error) refuse('invalid', { details: [{ path: `file.${part}`, message: error.issues[0]?.message ?? '' }] })
  }
  const read = TemplateFile.safeParse(file)
  if (read.success) return read.data.templates.map(declaredContent)
  const details = read.error.issues.map(({ path, message }) => ({ path: ['file', ...path].join('.'), message }))
  return refuse('invalid', { details })
}
