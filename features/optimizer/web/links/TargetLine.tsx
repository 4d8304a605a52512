import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { LinkablePageShape } from '../../contract.ts'
import { messages } from './messages.ts'

/** Where a link leads: title and address; for a blog without one, the way to give it one. */
export function TargetLine({ target: { id, kind, title, url } }: { target: LinkablePageShape }) {
  const t = useT(messages)
  return (
    <div className="min-w-0 text-sm">
      <p className="break-words font-medium">{title || t('untitled')}</p>
      {url ? (
        <p className="break-all text-ink-3 text-xs">{url}</p>
      ) : (
        <p className="text-unsure text-xs">
          {t('noAddress')}{' '}
          {kind === 'blog' ? (
            <Link to="/blogs/$blogId" params={{ blogId: id }} className="text-accent underline">
              {t('openBlog')}
            </Link>
          ) : null}
        </p>
      )}
    </div>
  )
}
