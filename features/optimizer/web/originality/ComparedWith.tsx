import { useId } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { ComparedShape, OriginalityOptionsShape } from '../../contract.ts'
import { asName } from './CompareWith.tsx'
import { messages } from './messages.ts'
import { useScope } from './use-check.ts'

interface ComparedWithProps {
  compared: ComparedShape
  options: OriginalityOptionsShape
}

/** What was looked at and what was not, so that no number says more than it may. */
export function ComparedWith({ compared, options }: ComparedWithProps) {
  const t = useT(messages)
  const id = useId()
  const scope = useScope()
  const { blogs, assets, urls, search, copyscape } = compared
  const hasWeb = scope.data ? scope.data.search.length > 0 || scope.data.copyscape : true
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1 text-ink-2 text-sm">
      <h3 id={id} className="font-medium text-ink">
        {t('compared')}
      </h3>
      <ul className="flex flex-col gap-1">
        <li>{t('comparedOwn', { blogs, assets })}</li>
        {urls.map(({ url, problem }) => (
          <li key={url} className="break-words">
            {problem ? t('comparedUrlFailed', { url, why: problem }) : t('comparedUrl', { url })}
          </li>
        ))}
        {search ? (
          <li>
            {t('comparedSearch', { ...search, provider: asName(search.provider) })}
            {search.unread > 0 ? ` ${t('comparedUnread', { count: search.unread })}` : ''}
            {search.problem ? ` ${search.problem}` : ''}
          </li>
        ) : null}
        {copyscape ? <li>{copyscape.problem ?? t('comparedCopyscape', { count: copyscape.pages })}</li> : null}
        {search || copyscape ? null : (
          <li>{t(options.search ? 'comparedNothingNew' : hasWeb ? 'comparedNoWeb' : 'noWeb')}</li>
        )}
      </ul>
    </section>
  )
}
