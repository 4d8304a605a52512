import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { type SourcePassageView, workflowsApi } from './api.ts'
import { messages } from './messages.ts'
import { usePlace } from './use-place.ts'

const MOST = 40

interface SectionSourcesProps {
  workflowId: string
  heading: string
  /** Ids of the passages that are set aside for the section. */
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** The passages that a section is written from before all others, and the way to choose them. */
export function SectionSources({ workflowId, heading, chosen, onChange }: SectionSourcesProps) {
  const t = useT(messages)
  const ids = [...chosen]
  const named = useQuery({
    ...workflowsApi.query.passages.queryOptions({ input: { id: workflowId, ids } }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  return (
    <div className="w-full">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-2 text-sm">{t(ids.length ? 'sectionSourcesText' : 'sectionSourcesNone')}</p>
        <Dialog title={t('choosePassagesFor', { heading })} size="lg" trigger={<Button>{t('choosePassages')}</Button>}>
          <PassagePicker workflowId={workflowId} heading={heading} chosen={chosen} onChange={onChange} />
        </Dialog>
      </div>
      {ids.length ? (
        <Loaded from={named}>
          {({ passages }) => (
            <ul className="max-h-72 overflow-y-auto rounded-md border border-line bg-paper px-3 py-1">
              {passages
                .filter(({ id }) => ids.includes(id))
                .map((passage) => (
                  <ChosenPassage
                    key={passage.id}
                    passage={passage}
                    onLeaveOut={() => onChange(ids.filter((id) => id !== passage.id))}
                  />
                ))}
            </ul>
          )}
        </Loaded>
      ) : null}
    </div>
  )
}

function ChosenPassage({ passage, onLeaveOut }: { passage: SourcePassageView; onLeaveOut: () => void }) {
  const t = useT(messages)
  const whereOf = useWhere()
  return (
    <li className="flex items-start gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-sm">
          {passage.text}
        </p>
        <p className="truncate text-ink-3 text-xs">
          {whereOf(passage)}{' '}
          {passage.asset_id ? (
            <Link
              to={`/assets/${passage.asset_id}`}
              search={{ passage: passage.id }}
              className="text-accent hover:underline"
            >
              {t('showQuote')}
            </Link>
          ) : null}
        </p>
      </div>
      <IconButton
        size="sm"
        label={t('leaveOut', { words: passage.text.slice(0, 40) })}
        icon={<X size={15} aria-hidden="true" />}
        onClick={onLeaveOut}
      />
    </li>
  )
}

function PassagePicker({ workflowId, heading, chosen, onChange }: SectionSourcesProps) {
  const t = useT(messages)
  const whereOf = useWhere()
  const [query, setQuery] = useState(heading)
  const asked = useDeferredValue(query.trim())
  const found = useQuery({
    ...workflowsApi.query.passages.queryOptions({ input: { id: workflowId, query: asked } }),
    placeholderData: (before) => before,
  })
  const isFull = chosen.length >= MOST
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={t('passageSearch')} value={query} onSearch={setQuery} maxLength={500} />
      <p role="status" className="text-ink-3 text-sm">
        {t(isFull ? 'passagesFull' : 'passagesChosen', { count: chosen.length })}
      </p>
      <Loaded
        from={found}
        isEmpty={({ passages }) => passages.length === 0}
        empty={<p className="py-2 text-ink-2 text-sm">{t('passagesNone')}</p>}
      >
        {({ passages }) => (
          <ul className="flex flex-col gap-3">
            {passages.map((passage) => (
              <li key={passage.id} dir="auto">
                <Checkbox
                  label={passage.text}
                  hint={whereOf(passage)}
                  checked={chosen.includes(passage.id)}
                  disabled={isFull && !chosen.includes(passage.id)}
                  onChange={(isChosen) =>
                    onChange(isChosen ? [...chosen, passage.id] : chosen.filter((id) => id !== passage.id))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function useWhere(): (passage: SourcePassageView) => string {
  const place = usePlace()
  return (passage) => [passage.title, place(passage)].filter(Boolean).join(' · ')
}
