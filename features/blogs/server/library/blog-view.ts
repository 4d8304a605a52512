import type { z } from 'zod'
import { defaultLanguage, guessLanguage } from '../../../../engines/text/index.ts'
import { type BlogShape, type MetaFields, TRASH_DAYS } from '../../contract.ts'
import type { BlogRow } from '../store/blog-store.ts'
import type { ListedRow } from '../store/list-store.ts'

const DAY_MS = 24 * 3600_000

/** A blog as the wire shows it. */
export function blogView(
  row: Omit<ListedRow, 'openUntil'>,
  { isShared, excerpt = row.excerpt }: { isShared: boolean; excerpt?: string },
): BlogShape {
  return {
    id: row.id,
    title: row.title,
    excerpt,
    project_id: row.projectId,
    author_id: row.authorId,
    state: row.state,
    view: row.shelf,
    tags: row.tags,
    words: row.words,
    version: row.version,
    shared: isShared,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    purged_at: row.trashedAt ? new Date(row.trashedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString() : null,
  }
}

type Fields = z.output<typeof MetaFields>

// The names under which programs know what the meta panel holds, where they differ from ours.
const NAMES = { title: 'meta_title', description: 'meta' } as const

/** The meta panel's fields out of what is stored with a blog. Until somebody names its language, its beginning does. */
export function metaFieldsOf({ meta, title, excerpt }: Pick<BlogRow, 'meta' | 'title' | 'excerpt'>): Fields {
  const text = (name: string, otherwise = '') => (typeof meta[name] === 'string' ? meta[name] : otherwise)
  return {
    title: text(NAMES.title),
    description: text(NAMES.description),
    slug: text('slug'),
    keywords: Array.isArray(meta.keywords) ? meta.keywords.filter((word) => typeof word === 'string') : [],
    summary: text('summary'),
    language: text('language') || (guessLanguage(`${title}\n\n${excerpt}`) ?? defaultLanguage),
    country: text('country', 'United States'),
  }
}

/** What is stored, with some of the meta panel's fields changed; everything else stays as programs sent it. */
export function withMetaFields(
  meta: Record<string, unknown>,
  { title, description, ...others }: Partial<Fields>,
): Record<string, unknown> {
  return {
    ...meta,
    ...others,
    ...(title === undefined ? {} : { [NAMES.title]: title }),
    ...(description === undefined ? {} : { [NAMES.description]: description }),
  }
}
