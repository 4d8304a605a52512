import type { z } from 'zod'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { TemplateEntry } from '../contract.ts'
import { shippedTemplates } from './shipped/index.ts'
import { publicTemplates, usesOf } from './store.ts'
import { publicEntry, shippedEntry } from './view.ts'

/** Public templates that are looked through: more than one server will ever review by hand. */
const MOST = 1_000

/** What everybody on this server sees, most used first: templates that come with Longhand, and those that were approved. */
export async function gallery(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { query = '', offset, limit }: { query: string | undefined; offset: number; limit: number },
): Promise<{ templates: z.input<typeof TemplateEntry>[]; total: number }> {
  const shipped = shippedTemplates.filter(({ content }) => isFound(query, content))
  const rows = await publicTemplates(db, query || undefined, MOST)
  const uses = await usesOf(
    db,
    [...shipped, ...rows].map(({ id }) => id),
  )
  const used = (id: string) => uses.get(id) ?? 0
  const entries = [
    ...shipped.map((one) => shippedEntry(one, used(one.id))),
    ...rows.flatMap((row) =>
      row.publicContent ? [publicEntry(row, row.publicContent, { ownerId, uses: used(row.id) })] : [],
    ),
  ]
  // a stable sort: among those that are used alike, the order in which they ship
  const sorted = entries.toSorted((a, b) => b.uses - a.uses)
  return { templates: sorted.slice(offset, offset + limit), total: sorted.length }
}

function isFound(
  query: string,
  { title, description, formula }: { title: string; description: string; formula: string },
) {
  return `${title} ${description} ${formula}`.toLowerCase().includes(query.toLowerCase())
}
