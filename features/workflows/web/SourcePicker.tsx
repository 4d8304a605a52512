import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useEvents } from '../../../platform/web/api/events.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { SourceAdder, SourceChoices } from '../../assets/web/adding-door.ts'
import { assetsApi } from './api.ts'
import { messages } from './messages.ts'

const SHOWN = 100

interface SourcePickerProps {
  /** Sources that say most about it come first. */
  topic: string
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** The sources that are offered for a topic, those that fit it first. */
export function sourcesFor(topic: string, query = '') {
  return assetsApi.query.list.queryOptions({
    input: { about: topic.slice(0, 300) || undefined, query: query || undefined, start_count: 0, end_count: SHOWN },
  })
}

/** Which of a person's sources a workflow is written from; new ones are added here and chosen. Those that are being read may be chosen already. */
export function SourcePicker({ topic, chosen, onChange }: SourcePickerProps) {
  const t = useT(messages)
  const [query, setQuery] = useState('')
  const queries = useQueryClient()
  const options = sourcesFor(topic, query)
  const list = useQuery({
    ...options,
    placeholderData: (before) => before,
  })
  useEvents('task', () => void readAgain(queries, options.queryKey))
  const [isAdding, setAdding] = useState<boolean | null>(null)
  // nothing to choose from: what is wanted is to add
  const isOpen = isAdding ?? (query === '' && chosen.length === 0 && list.data?.assets.length === 0)
  const add = useAdding(chosen, onChange)
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchField className="w-64" label={t('sourcesSearch')} value={query} onSearch={setQuery} />
        <Button aria-expanded={isOpen} onClick={() => setAdding(!isOpen)}>
          {t('sourcesAdd')}
        </Button>
      </div>
      <SourceAdder isOpen={isOpen} onAdded={add}>
        <Loaded
          from={list}
          isEmpty={({ assets }) => assets.length === 0}
          empty={
            <p className="py-4 text-ink-3">
              {chosen.length ? t('sourcesFound', { count: chosen.length }) : t('sourcesPickNone')}
            </p>
          }
        >
          {({ assets }) => <SourceChoices assets={assets} chosen={chosen} onChange={onChange} />}
        </Loaded>
      </SourceAdder>
    </div>
  )
}

/** Chooses added sources too; several may come before the page has heard of the first. */
function useAdding(chosen: readonly string[], onChange: (ids: string[]) => void): (ids: string[]) => void {
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  return (ids) => {
    const all = [...new Set([...latest.current, ...ids])]
    latest.current = all
    onChange(all)
  }
}
