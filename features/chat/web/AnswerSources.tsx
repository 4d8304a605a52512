import { Link } from '@tanstack/react-router'
import { hostOf } from '../../../engines/text/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { MessageView } from './api.ts'
import { messages } from './messages.ts'

type Source = MessageView['read'][number]

/** The sources that an answer cites; those that were read beside them behind a line. Nothing where none was read. */
export function AnswerSources({ message: { read: all, citations } }: { message: MessageView }) {
  const t = useT(messages)
  const read = [...new Map(all.map((source) => [keyOf(source), source])).values()]
  if (read.length === 0) return null
  const used = new Set(citations.map(keyOf))
  const cited = read.filter((source) => used.has(keyOf(source)))
  const others = read.filter((source) => !used.has(keyOf(source)))
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-2 text-sm">
      {cited.length > 0 ? (
        <>
          <h3 className="font-medium text-ink-2 text-xs">{t('cited')}</h3>
          <Sources sources={cited} />
        </>
      ) : (
        <p className="text-ink-2">{t('nothingCited')}</p>
      )}
      {others.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-ink-3 text-xs">{t('alsoRead', { count: others.length })}</summary>
          <Sources sources={others} />
        </details>
      ) : null}
    </div>
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const format = useFormat()
  return (
    <ol className="flex flex-col">
      {sources.map((source) => (
        <li key={keyOf(source)} className="truncate text-ink-2">
          {source.asset_id ? (
            <Link to={`/assets/${source.asset_id}`} className="text-ink hover:text-accent hover:underline">
              {source.title}
            </Link>
          ) : (
            source.title
          )}
          <span className="text-ink-3">
            {[source.url ? hostOf(source.url) : '', source.date ? format.dated(source.date) : '']
              .filter(Boolean)
              .map((fact) => ` · ${fact}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A page is one source, also where it was added beside its site, and a site as many as pages of it were read. */
function keyOf({ asset_id, url, title }: Pick<Source, 'asset_id' | 'url' | 'title'>): string {
  return url ?? asset_id ?? title
}
