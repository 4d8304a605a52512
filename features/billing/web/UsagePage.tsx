import { useInfiniteQuery } from '@tanstack/react-query'
import { Receipt as ReceiptIcon } from 'lucide-react'
import type { z } from 'zod'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { type Translate, useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { Table } from '../../../platform/web/ui/Table.tsx'
import type { Receipt as ReceiptShape } from '../contract.ts'
import { billingApi } from './api.ts'
import { useBalance } from './balance.ts'
import { messages } from './messages.ts'

type Receipt = z.output<typeof ReceiptShape>

const ROWS = 25

/** The credit history. */
export function UsagePage() {
  const t = useT(messages)
  const receipts = useInfiniteQuery(
    billingApi.query.ledger.infiniteOptions({
      input: (start: number) => ({ start_count: start, end_count: start + ROWS }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, _, start) => (start + ROWS < total ? start + ROWS : undefined),
      select: ({ pages }) => pages.flatMap((page) => page.receipts),
    }),
  )
  return (
    <>
      <TabTitle title={t('usage')} />
      <Section title={t('usage')} description={t('usageText')}>
        <Loaded
          from={receipts}
          empty={
            <EmptyState icon={<ReceiptIcon size={22} aria-hidden="true" />} title={t('noReceipts')}>
              {t('noReceiptsText')}
            </EmptyState>
          }
        >
          {(rows) => <Receipts rows={rows} />}
        </Loaded>
        {receipts.hasNextPage ? (
          <Button className="mt-4" busy={receipts.isFetchingNextPage} onClick={() => void receipts.fetchNextPage()}>
            {t('moreReceipts')}
          </Button>
        ) : null}
      </Section>
    </>
  )
}

function Receipts({ rows }: { rows: readonly Receipt[] }) {
  const t = useT(messages)
  const { moment, number } = useFormat()
  // a plan without a limit has nothing left to count
  const isCounted = (useBalance().data?.credit_limit ?? 0) >= 0
  return (
    <Table
      label={t('usage')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { id: 'what', head: t('what'), cell: (row) => <What receipt={row} /> },
        {
          id: 'when',
          head: t('when'),
          hiddenOnPhone: true,
          cell: (row) => <time dateTime={row.at}>{moment(row.at)}</time>,
        },
        { id: 'change', head: t('change'), isNumber: true, cell: (row) => changeWords(row, t, number) },
        ...(isCounted
          ? [{ id: 'left', head: t('left'), isNumber: true, cell: (row: Receipt) => number(row.balance) }]
          : []),
      ]}
    />
  )
}

function What({ receipt }: { receipt: Receipt }) {
  const t = useT(messages)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {featureWords(receipt, t)}
      {receipt.state === 'settled' ? null : (
        <Badge tone={receipt.state === 'held' ? 'unsure' : 'plain'}>{t(receipt.state)}</Badge>
      )}
    </span>
  )
}

function changeWords(
  { credits, unmetered }: Receipt,
  t: Translate<typeof messages>,
  number: (value: number) => string,
): string {
  if (credits === 0 && unmetered > 0) return t('freeOfCharge')
  return credits > 0 ? `+${number(credits)}` : number(credits).replace('-', '−')
}

/** What the work was. A name that has no words yet is shown as it is, without its hyphens (`generate-synopsis`). */
function featureWords({ kind, feature }: Receipt, t: Translate<typeof messages>): string {
  if (kind === 'expiry') return t('expiry')
  if (kind === 'grant' && feature === 'monthly') return t('grantMonthly')
  const name = `work_${feature}`
  if (isWork(name)) return t(name)
  const words = feature.replace(/[-_]/g, ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function isWork(name: string): name is Extract<keyof typeof messages, `work_${string}`> {
  return Object.hasOwn(messages, name)
}
