import type { z } from 'zod'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { MetaData, SavedCopy } from '../../contract.ts'
import { withoutSuggestions } from '../../document/settle.ts'
import { documentToHtml } from '../../document/write-html.ts'
import { metaFieldsOf } from '../library/blog-view.ts'
import { readDocument } from '../live/live-documents.ts'
import { sanitise } from '../sanitise.ts'
import type { BlogRow } from '../store/blog-store.ts'
import type { ListedRow } from '../store/list-store.ts'

/** A saved blog as programs read it, its text as it is now. */
export async function copyView(deps: Deps, actor: Owner, blog: BlogRow): Promise<z.output<typeof SavedCopy>> {
  const document = await readDocument(deps, actor, blog.id)
  return {
    ...headOf(blog),
    copy_to_save: document ? sanitise(documentToHtml(withoutSuggestions(document))) : '',
    user_input: SavedCopy.shape.user_input.parse(blog.userInput),
    meta_data: { ...MetaData.parse(blog.meta), language: metaFieldsOf(blog).language },
  }
}

/** A saved blog in a list. */
export function copySummary(row: ListedRow) {
  return { ...headOf(row), excerpt: row.excerpt, words: row.words, state: row.state, tags: row.tags }
}

function headOf(row: Omit<ListedRow, 'openUntil'>) {
  return {
    _id: row.id,
    save_id: row.id,
    unique_id: row.authorId,
    project_id: row.projectId,
    created_date: row.createdAt.toISOString(),
    last_updated: row.updatedAt.toISOString(),
    version: row.version,
    title: row.title,
    input_type: row.inputType,
    output_type: row.outputType,
    style: row.style,
  }
}
