import type { Snippet } from '../../../../engines/seo/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** How the page would show in a list of results. */
export function SnippetPreview({ snippet: { title, description, address } }: { snippet: Snippet }) {
  const t = useT(messages)
  return (
    <section aria-label={t('snippet')} className="flex flex-col gap-1">
      <h2 className="font-medium text-sm">{t('snippet')}</h2>
      <div dir="auto" className="rounded-md border border-line bg-paper p-3">
        {address.length > 0 ? <p className="truncate text-ink-3 text-xs">{address.join(' › ')}</p> : null}
        <p className="text-accent text-base leading-snug">{title.shown || t('noTitle')}</p>
        <p className="mt-0.5 text-ink-2 text-sm">{description.shown}</p>
      </div>
      <p className="text-ink-3 text-xs">{t('snippetNote')}</p>
    </section>
  )
}
