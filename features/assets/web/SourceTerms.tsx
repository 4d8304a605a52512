import { useQuery } from '@tanstack/react-query'
import { isShareAlike } from '../../../engines/text/licenses.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { assetsApi } from './api.ts'
import { messages } from './terms-messages.ts'

/** License and date of a cited source; nothing where neither is known. */
export function SourceTerms({ assetId }: { assetId: string }) {
  const t = useT(messages)
  const { dated } = useFormat()
  const { data } = useQuery({ ...assetsApi.query.get.queryOptions({ input: { id: assetId } }), retry: false })
  if (!data) return null
  const { rights, published_at } = data.asset
  const license = rights?.license ?? (rights?.license_url ? t('otherTerms') : '')
  const url = rights?.license_url
  const date = published_at ? dated(published_at) : ''
  if (!license && !date) return null
  return (
    <p className="text-ink-3 text-xs">
      {date}
      {date && license ? ' · ' : ''}
      {url && /^https?:/.test(url) ? (
        <a href={url} target="_blank" rel="noreferrer" className="underline hover:text-ink">
          {license}
        </a>
      ) : (
        license
      )}
      {rights?.abstract_only ? ` · ${t('abstractOnly')}` : ''}
      {isShareAlike(rights?.license ?? null) ? ` · ${t('quoteOnly')}` : ''}
    </p>
  )
}
