import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** What titles are ordered by: compared byte by byte, so that both forms of the database agree. */
export const titleKeyColumn = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Signs that a title may begin with and nobody looks for. */
const OPENERS = ` "'“”„‘’‚«»‹›()[]{}¿¡#*_–—-…`

/**
 * A title as people order them, from an SQL expression: letters without their case and marks (ä beside a, ß as ss), numbers
 * by their value (15 before 115), opening quotes and dashes passed over. The embedded database has no collation that does
 * this. Each number gets twelve digits; what is beyond the first 120 characters decides nothing.
 */
export function titleKey(title: SQL): SQL {
  const marks = sql.raw(String.raw`'[\u0300-\u036f]'`)
  const plain = sql`regexp_replace(normalize(left(${title}, 120), NFKD), ${marks}, '', 'g')`
  const letters = sql`replace(replace(replace(lower(translate(${plain}, 'øØłŁđĐıẞÆŒ', 'oOlLdDißæœ')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`
  const begun = sql`ltrim(${letters}, ${sql.raw(`'${OPENERS.replaceAll("'", "''")}'`)})`
  const padded = sql.raw(String.raw`'(\d+)', '000000000000\1', 'g'`)
  const cut = sql.raw(String.raw`'0*(\d{12})', '\1', 'g'`)
  return sql`left(regexp_replace(regexp_replace(${begun}, ${padded}), ${cut}), 240)`
}
