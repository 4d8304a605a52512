import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { assetsApi } from './api.ts'
import { messages } from './messages.ts'
import { useAssetActions } from './use-asset-actions.ts'

/**
 * A cited passage that its source no longer has: the source was deleted, or says something else now. `isAlone`:
 * there is no source around it that has a title.
 */
export function CitedPassage({ id, isAlone = false }: { id: string; isAlone?: boolean }) {
  const t = useT(messages)
  const { day } = useFormat()
  const { restore } = useAssetActions()
  const kept = useQuery(assetsApi.query.passage.queryOptions({ input: { passage_id: id } }))
  return (
    <Loaded from={kept}>
      {({ passage, asset, fetched_at }) => (
        <>
          {isAlone ? <Title text={asset.title} /> : null}
          <div className="my-6 max-w-measure rounded-md border border-line bg-unsure-wash p-4">
            <p className="font-sans text-sm text-unsure">
              {asset.deleted_at ? t('sourceDeleted') : t('passageGone', { when: day(fetched_at) })}
            </p>
            <blockquote dir="auto" className="mt-2 border-unsure border-l-2 pl-4 font-serif text-doc">
              {passage.text}
            </blockquote>
            <p className="mt-3 font-sans text-ink-2 text-sm">
              {[asset.title, passage.page ? t('page', { number: passage.page }) : ''].filter(Boolean).join(' · ')}
            </p>
            {asset.deleted_at ? (
              <Button className="mt-3 font-sans" onClick={() => void restore([asset.id])}>
                {t('bringBack')}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Loaded>
  )
}

function Title({ text }: { text: string }) {
  return (
    <>
      <TabTitle title={text} />
      <h1 className="mt-4 break-words font-semibold font-serif text-2xl tracking-tight">{text}</h1>
    </>
  )
}
