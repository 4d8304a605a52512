import type { z } from 'zod'
import { type Content, declaredContent, type Template, type TemplateEntry } from '../contract.ts'
import type { ShippedTemplate } from './shipped/index.ts'
import type { TemplateRow } from './tables.ts'

type Entry = z.input<typeof TemplateEntry>

/** A template of one's own, as lists show it. */
export function ownEntry(row: TemplateRow, uses: number): Entry {
  const { id, content, state, sharedToTeam, updatedAt } = row
  return {
    ...summaryOf(content),
    id,
    kind: 'own',
    is_own: true,
    shared_to_team: sharedToTeam,
    uses,
    state,
    updated_date: updatedAt.toISOString(),
  }
}

/** A template of anybody's, as it is public. */
export function publicEntry(
  { id, ownerId }: TemplateRow,
  content: Content,
  of: { ownerId: string; uses: number },
): Entry {
  return {
    ...summaryOf(content),
    id,
    kind: 'public',
    is_own: ownerId === of.ownerId,
    shared_to_team: false,
    uses: of.uses,
    state: 'public',
    updated_date: null,
  }
}

/** A template that comes with Longhand. */
export function shippedEntry({ id, content }: ShippedTemplate, uses: number): Entry {
  return {
    ...summaryOf(content),
    id,
    kind: 'shipped',
    is_own: false,
    shared_to_team: false,
    uses,
    state: 'public',
    updated_date: null,
  }
}

/** An own template whole. */
export function ownTemplate(row: TemplateRow, uses: number): z.input<typeof Template> {
  return {
    ...ownEntry(row, uses),
    ...declaredContent(row.content),
    version: row.version,
    public_version: row.publicVersion,
    review_reason: row.reviewReason,
    forked_from: row.forkedFrom,
  }
}

/** What others see of a template whole. */
export function foreignTemplate(entry: Entry, content: Content): z.input<typeof Template> {
  return {
    ...entry,
    ...declaredContent(content),
    version: 1,
    public_version: 1,
    review_reason: null,
    forked_from: null,
  }
}

function summaryOf({ title, description, formula, language, variables }: Content) {
  return { title, description, formula, language, variable_count: variables.length }
}
