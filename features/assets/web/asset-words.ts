import type { Format } from '../../../platform/web/i18n/use-format.ts'
import type { Translate } from '../../../platform/web/i18n/use-t.ts'
import type { AssetShape } from '../contract.ts'
import type { messages } from './messages.ts'

/** The line of facts under a source's title. */
export function factsOf(asset: AssetShape, t: Translate<typeof messages>, format: Format): string {
  const { name, title, size, words, pages, site, read_at, rights } = asset
  return [
    name === title ? '' : name,
    size === null ? '' : format.size(size),
    site ? siteWords(site, t) : '',
    pages ? t('pages', { count: pages }) : '',
    words ? t('words', { count: words }) : '',
    rights?.license ?? (rights?.license_url ? t('otherTerms') : ''),
    read_at && asset.kind !== 'file' ? t('readWhen', { when: format.ago(read_at) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How much of a site was read. */
export function siteWords(
  { read, found, limit }: NonNullable<AssetShape['site']>,
  t: Translate<typeof messages>,
): string {
  if (found === 0) return ''
  return limit >= 0 && found > limit ? t('sitePagesLimited', { read, found, limit }) : t('sitePages', { read, found })
}

/** Which address the original is at; null for what has none. */
export function originalOf({ id, kind, url }: Pick<AssetShape, 'id' | 'kind' | 'url'>): string | null {
  return kind === 'file' ? `/api/assets/${encodeURIComponent(id)}/file` : url
}
