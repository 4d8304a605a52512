import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Dialog, DialogClose } from '../../../platform/web/ui/Dialog.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { MOST_PASSAGES } from '../contract.ts'
import { type SourcePassageView, workflowsApi } from './api.ts'
import { messages } from './messages.ts'
import { usePlace } from './use-place.ts'

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
        <Dialog
          title={t('choosePassagesFor', { heading })}
          size="lg"
          trigger={<Button>{t('choosePassages')}</Button>}
          footer={<DialogClose render={<Button look="primary">{t('passagesDone')}</Button>} />}
        >
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

/** Those that were chosen stand first until the search changes: none moves away from the pointer that ticks it. */
function PassagePicker({ workflowId, heading, chosen, onChange }: SectionSourcesProps) {
  const t = useT(messages)
  const [query, setQuery] = useState('')
  const [first, setFirst] = useState(chosen)
  const asked = useDeferredValue(query.trim())
  const passages = (input: { query: string } | { ids: string[] }) => ({
    ...workflowsApi.query.passages.queryOptions({ input: { id: workflowId, ...input } }),
    placeholderData: <T,>(before: T) => before,
  })
  const found = useQuery(passages({ query: asked || heading }))
  const selected = useQuery({ ...passages({ ids: [...first] }), enabled: first.length > 0 })
  const isFull = chosen.length >= MOST_PASSAGES
  const list = (label: string, those: SourcePassageView[]) =>
    those.length ? (
      <PassageList
        label={label}
        passages={those}
        chosen={chosen}
        isFull={isFull}
        onTick={(id, isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
      />
    ) : null
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={t('passageSearch')}
        value={query}
        onSearch={(words) => {
          setQuery(words)
          setFirst(chosen)
        }}
        clearsOnEscape={false}
        maxLength={500}
      />
      <p role="status" className="text-ink-3 text-sm">
        {t(isFull ? 'passagesFull' : 'passagesChosen', { count: chosen.length })}
      </p>
      {first.length ? (
        <Loaded from={selected}>
          {({ passages }) =>
            list(
              t('passagesSelected'),
              passages.filter(({ id }) => first.includes(id)),
            )
          }
        </Loaded>
      ) : null}
      <Loaded
        from={found}
        isEmpty={({ passages }) => passages.length === 0}
        empty={<p className="py-2 text-ink-2 text-sm">{t(asked ? 'passagesNone' : 'passagesToFind')}</p>}
      >
        {({ passages }) =>
          list(
            t(asked ? 'passagesFound' : 'passagesFitting'),
            passages.filter(({ id }) => !first.includes(id)),
          )
        }
      </Loaded>
    </div>
  )
}

function PassageList({
  label,
  passages,
  chosen,
  isFull,
  onTick,
}: {
  label: string
  passages: SourcePassageView[]
  chosen: readonly string[]
  isFull: boolean
  onTick: (id: string, isChosen: boolean) => void
}) {
  const whereOf = useWhere()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-medium text-sm">
        {label}
      </h3>
      <ul className="flex flex-col gap-3">
        {passages.map((passage) => (
          <li key={passage.id} dir="auto">
            <Checkbox
              label={passage.text}
              hint={whereOf(passage)}
              checked={chosen.includes(passage.id)}
              disabled={isFull && !chosen.includes(passage.id)}
              onChange={(isChosen) => onTick(passage.id, isChosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function useWhere(): (passage: SourcePassageView) => string {
  const place = usePlace()
  return (passage) => [passage.title, place(passage)].filter(Boolean).join(' · ')
}
