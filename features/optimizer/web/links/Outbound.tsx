import { useEffect, useMemo, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../../platform/web/session/kept.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { SkeletonLines, Waiting } from '../../../../platform/web/ui/Skeleton.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkablePageShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { type Choice, shown } from './chosen-link.ts'
import { EarlierRuns } from './EarlierRuns.tsx'
import { ExistingLinks } from './ExistingLinks.tsx'
import type { LinkSetup } from './link-setup.ts'
import { withLinks } from './linked-text.ts'
import { MissingUrls } from './MissingUrls.tsx'
import { messages } from './messages.ts'
import { RejectedLinks } from './RejectedLinks.tsx'
import { RunBar } from './RunBar.tsx'
import { SuggestionRow } from './SuggestionRow.tsx'
import { PASTED, useDecisions } from './use-decisions.ts'
import { type NewLink, type TakenLink, useRun } from './use-run.ts'
import { useSuggestions } from './use-suggestions.ts'

interface OutboundProps {
  setup: LinkSetup
  ownId: string | undefined
  targets: readonly LinkablePageShape[]
  total: number
}

const limits = ['2', '3', '5', '8', '0'] as const

/** Words of the text that should lead to other pages. */
export function Outbound({ setup, ownId, targets, total }: OutboundProps) {
  const t = useT(messages)
  const sheet = useSheet()
  const [keptMost, setMost] = useKept('links-most', '5')
  const most = limits.find((limit) => limit === keptMost) ?? '5'
  const run = useRun()
  const { rejected, decide } = useDecisions(ownId, setup)
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const byId = useMemo(() => new Map(targets.map((target) => [target.id, target])), [targets])
  const page = usePageWith(run.standing)
  const found = useSuggestions({ page, language: sheet.language, targets, rejected, ownId, most: Number(most) })
  const takenIds = new Set(run.standing.map(({ targetId }) => targetId))
  const rows = (found?.suggestions ?? []).flatMap((place) => {
    const row = found && shown(found.of, place, byId, choices.get(place.targetId))
    return row && !takenIds.has(row.target.id) ? [row] : []
  })
  useTints(found?.of === page ? rows : [])
  const ready = rows.flatMap(({ link }) => link ?? [])
  const reject = (anchor: string, target_id: string, everywhere: boolean) =>
    decide({ decision: 'rejected', link: { anchor, target_id, document_id: everywhere ? null : (ownId ?? PASTED) } })
  const handleTake = (links: readonly NewLink[]) => {
    const set = run.take(links)
    sheet.announce(t('acceptedRun', { count: set.length }))
    if (set.length < links.length) toast({ text: t('gone'), tone: 'problem' })
  }
  return (
    <div className="flex flex-col gap-4">
      {rows.some(({ target }) => target.url === null) ? <MissingUrls targets={targets} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-2">
        <MostLinks most={most} onChange={setMost} />
        {ready.length > 1 ? (
          <Button size="sm" onClick={() => handleTake(ready)}>
            {t('acceptAll')}
          </Button>
        ) : null}
      </div>
      <RunBar page={page} run={run} />
      <EarlierRuns run={run} />
      {found === null ? (
        <Waiting>
          <SkeletonLines />
        </Waiting>
      ) : (
        <p role="status" className="text-ink-2 text-sm">
          {rows.length > 0 ? t('suggestions', { count: rows.length }) : t(page.text === '' ? 'noText' : 'none')}
        </p>
      )}
      {found && rows.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {rows.map((row) => (
            <SuggestionRow
              key={row.place.targetId}
              of={found.of}
              suggestion={row}
              onChoice={(choice) => setChoices((before) => new Map(before).set(row.place.targetId, choice))}
              onTake={() => handleTake(row.link ? [row.link] : [])}
              onReject={(everywhere) => reject(row.place.anchor, row.place.targetId, everywhere)}
            />
          ))}
        </ul>
      ) : null}
      {found && found.overLimit > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-2 text-ink-2 text-sm">
          {t('overLimit', { count: found.overLimit })}
          <Button size="sm" look="quiet" onClick={() => setMost('0')}>
            {t('liftLimit')}
          </Button>
        </p>
      ) : null}
      {total > targets.length ? (
        <p className="text-ink-3 text-sm">{t('notAll', { shown: targets.length, total })}</p>
      ) : null}
      <ExistingLinks
        page={page}
        site={setup.site_address}
        known={total > targets.length ? [] : targets.flatMap(({ url }) => url ?? [])}
        canRemove={sheet.link !== null}
      />
      <RejectedLinks
        rejected={rejected}
        byId={byId}
        onAgain={(link) => decide({ decision: 'open', link })}
        onEverywhere={(link) => {
          decide({ decision: 'open', link })
          reject(link.anchor, link.target_id, true)
        }}
      />
      {setup.accepted > 0 ? <p className="text-ink-3 text-sm">{t('accepted', { count: setup.accepted })}</p> : null}
    </div>
  )
}

/** How many links there may be in a stretch of the text. */
function MostLinks({ most, onChange }: { most: string; onChange: (most: string) => void }) {
  const t = useT(messages)
  return (
    <div className="w-52">
      <Select
        label={t('most')}
        size="sm"
        value={most}
        onChange={onChange}
        choices={limits.map((value) => ({ value: String(value), label: t('mostOf', { count: Number(value) }) }))}
      />
    </div>
  )
}

/** The text with the links that were taken: where it cannot hold any itself, they lie beside it. */
function usePageWith(taken: readonly TakenLink[]) {
  const { page, link } = useSheet()
  const links = link === null ? taken : []
  const key = links.map(({ start, end, url }) => `${start} ${end} ${url}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the links are others
  return useMemo(() => withLinks(page, links), [page, key])
}

/** Tints the words that could be links. */
function useTints(places: readonly { start: number; end: number }[]): void {
  const { tint } = useSheet()
  const key = places.map(({ start, end }) => `${start}-${end}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the places are others
  useEffect(() => {
    tint('fair', places)
    return () => tint('fair', [])
  }, [tint, key])
}
