import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import type { AssetPassageShape, AssetShape } from '../contract.ts'
import { assetsApi } from './api.ts'
import { CitedPassage } from './CitedPassage.tsx'
import { messages } from './messages.ts'
import { PassageText } from './PassageText.tsx'

const PAGE_SIZE = 120

type Window = { start: number } | { around: string }

/** The text of a source from a citation's place on, or from its beginning; the rest is loaded as it is asked for. */
export function SourceText({ asset }: { asset: AssetShape }) {
  const t = useT(messages)
  const { passage = '', quote = '' } = useAddress()
  const text = useInfiniteQuery(
    assetsApi.query.passages.infiniteOptions({
      input: (at: Window) => ({
        id: asset.id,
        ...('start' in at
          ? { start_count: at.start, end_count: at.start + PAGE_SIZE }
          : { around: at.around, end_count: PAGE_SIZE }),
      }),
      initialPageParam: (passage ? { around: passage } : { start: 0 }) as Window,
      getNextPageParam: ({ start_count, passages, total }) => {
        const next = start_count + passages.length
        return next < total && passages.length > 0 ? { start: next } : undefined
      },
      getPreviousPageParam: ({ start_count }) =>
        start_count > 0 ? { start: Math.max(0, start_count - PAGE_SIZE) } : undefined,
    }),
  )
  return (
    <Loaded from={text}>
      {({ pages }) => {
        const passages = inOrder(pages.flatMap((page) => page.passages))
        const isHere = passages.some(({ id }) => id === passage)
        return (
          <section
            aria-label={t('textOf', { title: asset.title })}
            dir="auto"
            className="max-w-measure break-words font-serif text-doc"
          >
            {passage && !isHere ? <CitedPassage id={passage} /> : null}
            {text.hasPreviousPage ? (
              <Button
                className="mb-4 font-sans"
                busy={text.isFetchingPreviousPage}
                onClick={() => void text.fetchPreviousPage()}
              >
                {t('before')}
              </Button>
            ) : null}
            <Passages passages={passages} cited={passage} quote={quote} />
            {text.hasNextPage ? (
              <Button
                className="mt-6 font-sans"
                busy={text.isFetchingNextPage}
                onClick={() => void text.fetchNextPage()}
              >
                {t('after')}
              </Button>
            ) : null}
          </section>
        )
      }}
    </Loaded>
  )
}

/** Windows may overlap where one was cut at the beginning. */
function inOrder(passages: readonly AssetPassageShape[]): AssetPassageShape[] {
  return [...new Map(passages.map((one) => [one.id, one])).values()].sort((a, b) => a.start - b.start)
}

function Passages({
  passages,
  cited,
  quote,
}: {
  passages: readonly AssetPassageShape[]
  cited: string
  quote: string
}) {
  return (
    <>
      {passages.map((one, at) => (
        <PassageText
          key={one.id}
          passage={one}
          isFirstOfPage={one.page !== null && one.page !== passages[at - 1]?.page}
          cited={one.id === cited ? { quote } : null}
        />
      ))}
    </>
  )
}
