import { wordChanges } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** What an edited text has that the given one had not, and the other way round, word by word. */
export function Changes({ before, after }: { before: string; after: string }) {
  const t = useT(messages)
  const changes = wordChanges(before.trim(), after.trim())
  return (
    <details className="mt-3 border-line border-t pt-3 text-sm" open>
      <summary className="cursor-pointer font-medium">{t('changes')}</summary>
      {changes.every(({ kind }) => kind === 'same') ? (
        <p className="mt-2 text-ink-2">{t('noChanges')}</p>
      ) : (
        <p className="wrap-anywhere mt-2 whitespace-pre-wrap font-serif">
          {changes.map(({ kind, text, at }) => {
            if (kind === 'same') return <span key={at}>{text}</span>
            if (kind === 'added')
              return (
                <ins key={at} className="bg-supported-wash text-supported">
                  {text}
                </ins>
              )
            return (
              <del key={at} className="bg-disputed-wash text-disputed">
                {text}
              </del>
            )
          })}
        </p>
      )}
    </details>
  )
}
