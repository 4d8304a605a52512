import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** How the text may look among search results. */
export function SearchPreview({ title, description, slug }: { title: string; description: string; slug: string }) {
  const t = useT(messages)
  return (
    <figure className="rounded-md border border-line p-3">
      <figcaption className="mb-2 text-ink-3 text-xs">{t('searchResult')}</figcaption>
      <p className="truncate text-ink-3 text-xs" translate="no">
        {location.host} › {slug || '…'}
      </p>
      <p dir="auto" className="doc-preview-title truncate text-accent text-lg">
        {title || '…'}
      </p>
      <p dir="auto" className="line-clamp-2 text-ink-2 text-sm">
        {description || '…'}
      </p>
    </figure>
  )
}
