import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { Table } from '../../../platform/web/ui/Table.tsx'
import type { ModelRunShape } from '../contract.ts'
import { modelRunsApi } from './api.ts'
import { messages } from './messages.ts'
import { featureName } from './run-words.ts'

const ROWS = 25

/** What models were asked and answered for this person, newest first. */
export function RunsPage() {
  const t = useT(messages)
  const runs = useInfiniteQuery(
    modelRunsApi.query.list.infiniteOptions({
      input: (start: number) => ({ start_count: start, end_count: start + ROWS }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, _, start) => (start + ROWS < total ? start + ROWS : undefined),
    }),
  )
  const days = runs.data?.pages[0]?.days
  const description = days === undefined ? undefined : days > 0 ? t('runsText', { days }) : t('notKept')
  return (
    <>
      <TabTitle title={t('runs')} />
      <Section title={t('runs')} description={description}>
        <Loaded
          from={runs}
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={
            <EmptyState icon={<RotateCw size={22} aria-hidden="true" />} title={t('noRuns')}>
              {t('noRunsText')}
            </EmptyState>
          }
        >
          {({ pages }) => <Runs runs={pages.flatMap((page) => page.runs)} />}
        </Loaded>
        {runs.hasNextPage ? (
          <Button className="mt-4" busy={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </Section>
    </>
  )
}

function Runs({ runs }: { runs: readonly ModelRunShape[] }) {
  const t = useT(messages)
  const { moment } = useFormat()
  return (
    <Table
      label={t('runs')}
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'what',
          head: t('what'),
          cell: ({ id, feature }) => (
            <Link to={`/account/runs/${id}`} className="font-medium hover:underline">
              {featureName(feature)}
            </Link>
          ),
        },
        {
          id: 'when',
          head: t('when'),
          cell: ({ called_at }) => <time dateTime={called_at}>{moment(called_at)}</time>,
        },
        { id: 'model', head: t('model'), cell: ({ model }) => <span className="break-words">{model}</span> },
        {
          id: 'tokens',
          head: t('tokens'),
          isNumber: true,
          hiddenOnPhone: true,
          cell: ({ input_tokens: input, output_tokens: output }) => t('tokensInOut', { input, output }),
        },
      ]}
    />
  )
}
