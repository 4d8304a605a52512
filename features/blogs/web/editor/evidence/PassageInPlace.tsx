import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { sourcesApi } from '../api.ts'
import { messages } from './messages.ts'

/** A quote within the passage that it was taken from, with what stands around it, as the source was read. */
export function PassageInPlace({ passageId, quote }: { passageId: string; quote: string }) {
  const t = useT(messages)
  const passage = useQuery(sourcesApi.query.passage.queryOptions({ input: { passage_id: passageId } }))
  return (
    <Loaded from={passage}>
      {({ passage: { text, heading }, asset, current }) => (
        <div className="flex flex-col gap-2">
          {heading ? <p className="text-ink-3 text-xs">{heading}</p> : null}
          <blockquote
            dir="auto"
            className="max-h-64 overflow-y-auto border-line border-l-2 pl-3 font-serif text-base text-ink-2"
          >
            <Quoted text={text} quote={quote} />
          </blockquote>
          {asset.deleted_at ? (
            <p className="text-unsure text-xs">{t('sourceGone')}</p>
          ) : current ? null : (
            <p className="text-unsure text-xs">{t('sourceChanged')}</p>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Quoted({ text, quote }: { text: string; quote: string }) {
  const at = text.indexOf(quote)
  if (at < 0 || quote === '') return <mark className="bg-supported-wash text-ink">{text}</mark>
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-supported-wash text-ink">{quote}</mark>
      {text.slice(at + quote.length)}
    </>
  )
}
