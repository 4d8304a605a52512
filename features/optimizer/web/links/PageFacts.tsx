import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import type { MappedLinkPageShape } from '../../contract.ts'
import { messages } from './messages.ts'
import { PageStates } from './PageStates.tsx'

interface PageFactsProps {
  page: MappedLinkPageShape
  pages: readonly MappedLinkPageShape[]
  onChoose: (id: string) => void
}

/** One page of the map: what leads to it, and where it leads. */
export function PageFacts({ page, pages, onChoose }: PageFactsProps) {
  const t = useT(messages)
  const { id, kind, title, url, inbound, outbound } = page
  return (
    <section
      aria-label={title || t('untitled')}
      aria-live="polite"
      className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto min-w-0 break-words font-semibold">{title || t('untitled')}</p>
        <PageStates page={page} />
      </div>
      <p className="break-all text-ink-3 text-xs">{url ?? t('noAddress')}</p>
      <Listed label={t('linkedFrom')} ids={inbound} pages={pages} onChoose={onChoose} />
      <Listed label={t('linksTo')} ids={outbound} pages={pages} onChoose={onChoose} />
      {kind === 'blog' ? (
        <Link to="/blogs/$blogId" params={{ blogId: id }} className={buttonClass('secondary', 'sm', 'self-start')}>
          {t('openBlog')}
        </Link>
      ) : url ? (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'sm', 'self-start')}>
          {t('openPage')}
        </a>
      ) : null}
    </section>
  )
}

interface ListedProps {
  label: string
  ids: readonly string[]
  pages: readonly MappedLinkPageShape[]
  onChoose: (id: string) => void
}

function Listed({ label, ids, pages, onChoose }: ListedProps) {
  const t = useT(messages)
  const known = ids.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  return (
    <div>
      <p className="text-ink-3 text-xs">{label}</p>
      {known.length === 0 ? <p>{t('nobody')}</p> : null}
      <ul>
        {known.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="text-left text-accent underline-offset-2 hover:underline"
              onClick={() => onChoose(id)}
            >
              {title || t('untitled')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
