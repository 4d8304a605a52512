import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { toolForms } from '../../generators/contract.ts'
import { HISTORY_DAYS, ToolResult, type ToolResultShape, toolResultsContract } from '../contract.ts'
import { changeResult } from './change-result.ts'
import { resultToBlog } from './result-to-blog.ts'
import { deleteResult, forgetResults, listResults } from './store.ts'
import type { ToolResultRow } from './tables.ts'

export { rememberResults } from './remember-results.ts'

const DAY_MS = 24 * 3_600_000
const os = implementing(toolResultsContract)

/** Forgets each day what is older than the history goes back. */
const forgetOldResults = {
  name: 'forget-old-tool-results',
  cron: '53 3 * * *',
  run: ({ db, clock }: Deps) => forgetResults(db, new Date(clock.now().getTime() - HISTORY_DAYS * DAY_MS)),
}

/** The history of the tools: what they wrote, and what was done with it. */
export const toolsFeature: ServerFeature = {
  name: 'tools',
  about: 'The history of the tools: results to find again, edit, keep, and rate.',
  schemas: { ToolResult },
  contract: toolResultsContract,
  schedules: [forgetOldResults],
  router: os.router({
    list: os.list.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      const { tool, query, kept } = input
      const wanted = { tool, query, isKept: kept === 'true', ...windowOf(input) }
      const { rows, total } = await listResults(context.deps.db, ownerId, wanted)
      return { status: 200, results: rows.map(resultView), total, days: HISTORY_DAYS }
    }),
    change: os.change.handler(async ({ input, context }) => {
      const row = await changeResult(context.deps, await actingFor(context, input), input)
      return { status: 200, result: resultView(row) }
    }),
    delete: os.delete.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      if (!(await deleteResult(context.deps.db, ownerId, input.id))) refuse('not-found')
      return { status: 200, deleted: true }
    }),
    toBlog: os.toBlog.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const { id, title } = input
      const target = { blogId: input.blog_id, title, projectId: input.project_id ?? null }
      return { status: 200, blog_id: await resultToBlog(context.deps, actor, { id, ...target }) }
    }),
  }),
}

/** Parts of a form that the tool had once are shown, and edited, as one text: those that its form has today would lose some. */
function isOfForm(tool: string, parts: Readonly<Record<string, unknown>>): boolean {
  const declared = toolForms.find((form) => form.tool === tool)?.parts ?? []
  return Object.keys(parts).every((name) => declared.some((part) => part.name === name))
}

function resultView({
  id,
  tool,
  input,
  language,
  content,
  citations,
  engine,
  rating,
  reason,
  ...row
}: ToolResultRow): ToolResultShape {
  return {
    id,
    tool,
    input,
    language,
    content,
    citations,
    ...(row.parts && isOfForm(tool, row.parts) ? { parts: row.parts } : {}),
    ...(row.faults ? { faults: row.faults } : {}),
    ...(row.orderedWords ? { ordered_words: row.orderedWords } : {}),
    ...(row.unusedSources ? { unused_sources: row.unusedSources } : {}),
    engine,
    is_kept: row.isKept,
    rating,
    reason,
    is_edited: row.isEdited,
    created_at: row.createdAt.toISOString(),
  }
}
