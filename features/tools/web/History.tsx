import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { PartValues } from '../../../engines/parts/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { HISTORY_DAYS, type ToolResultShape } from '../contract.ts'
import { toolsApi } from './api.ts'
import { messages } from './messages.ts'
import { ResultCard } from './ResultCard.tsx'
import type { RunForm, ToolInput } from './tool-input.ts'
import type { CardResult } from './use-tool-run.ts'

const PAGE_SIZE = 10

interface HistoryProps {
  form: RunForm
  onReuse: (input: Pick<ToolInput, 'fields' | 'language'>) => void
}

/** What the tool wrote earlier, to search, keep and use again. */
export function History({ form, onReuse }: HistoryProps) {
  const t = useT(messages)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const [isKept, setKept] = useState(false)
  const wanted = { tool: form.tool, query: query || undefined, kept: isKept ? ('true' as const) : undefined }
  const list = useInfiniteQuery({
    ...toolsApi.query.list.infiniteOptions({
      input: (from: number) => ({ ...wanted, start_count: from, end_count: from + PAGE_SIZE }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length * PAGE_SIZE : undefined),
    }),
    placeholderData: (before) => before,
  })
  const isFiltered = query !== '' || isKept
  return (
    <Section title={t('history')} description={t('historyText', { days: String(HISTORY_DAYS) })}>
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <SearchField className="w-64 max-w-full" label={t('searchHistory')} value={typed} onSearch={setTyped} />
        <Checkbox label={t('onlyKept')} checked={isKept} onChange={setKept} />
      </div>
      <Loaded
        from={list}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={<p className="text-ink-2 text-sm">{t(isFiltered ? 'noHistoryFound' : 'noHistory')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {pages
                .flatMap(({ results }) => results)
                .map((result) => (
                  <Earlier key={result.id} form={form} stored={result} onReuse={onReuse} />
                ))}
            </ul>
            {list.hasNextPage ? (
              <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('moreHistory')}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Earlier({ form, stored, onReuse }: HistoryProps & { stored: ToolResultShape }) {
  const t = useT(messages)
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const fields = Object.fromEntries(Object.entries(stored.input).map(([name, value]) => [name, String(value)]))
  const card: CardResult = {
    ...stored,
    key: stored.id,
    parts: stored.parts as PartValues | undefined,
    state: 'done',
    notices: [],
    input: { fields, language: stored.language },
  }
  return (
    <li className="py-2">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex cursor-pointer items-baseline gap-3 py-1 text-sm">
          <span className="min-w-0 flex-1 truncate">{firstLine(stored.content)}</span>
          <span className="shrink-0 text-ink-3 text-xs">
            {stored.is_kept ? `${t('kept')} · ` : ''}
            {format.moment(stored.created_at)}
          </span>
        </summary>
        {isOpen ? (
          <div className="mt-2">
            <ResultCard
              form={form}
              result={card}
              title={format.moment(stored.created_at)}
              isChosen={null}
              onChoose={nothing}
              onChange={nothing}
              onDelete={nothing}
              onAgain={null}
              onMore={null}
            >
              <Button
                size="sm"
                look="quiet"
                icon={<RotateCcw size={13} aria-hidden="true" />}
                onClick={() => onReuse({ fields, language: stored.language })}
              >
                {t('useInput')}
              </Button>
            </ResultCard>
          </div>
        ) : null}
      </details>
    </li>
  )
}

/** The list is read anew after a change. */
function nothing(): void {}

function firstLine(content: string): string {
  const line = content.split('\n').find((one) => one.trim() !== '') ?? ''
  const cells = line.startsWith('|') ? line.split(/(?<!\\)\|/).map((cell) => cell.trim()) : [line]
  return cells
    .filter(Boolean)
    .join(' · ')
    .replace(/^#+ |^\d+\. |^- |\*\*/g, '')
    .trim()
}
