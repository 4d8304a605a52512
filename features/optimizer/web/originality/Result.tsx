import { RotateCw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { CopyField } from '../../../../platform/web/ui/CopyField.tsx'
import { FailedState } from '../../../../platform/web/ui/FailedState.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { type Sheet, sourceTints, useSheet } from '../sheet/sheet.ts'
import { ComparedWith } from './ComparedWith.tsx'
import { carried } from './carried.ts'
import { HiddenCharacters } from './HiddenCharacters.tsx'
import { Itself } from './Itself.tsx'
import { LeftOut } from './LeftOut.tsx'
import { MatchDialog } from './MatchDialog.tsx'
import { messages } from './messages.ts'
import { isReworded, type PlacedMatch, placedMatches } from './placed-matches.ts'
import { ReportMenu } from './ReportMenu.tsx'
import { SourceList } from './SourceList.tsx'
import { Summary } from './Summary.tsx'
import { tintOf } from './source-look.ts'
import type { Exclude } from './use-check.ts'
import { useExclude } from './use-check.ts'

interface ResultProps {
  check: OriginalityCheckShape
  put: (check: OriginalityCheckShape) => void
  onAgain: () => void
  onDeleted: () => void
}

/** What of the text is elsewhere, source by source, and what can be done about it. */
export function Result({ check, put, onAgain, onDeleted }: ResultProps) {
  const t = useT(messages)
  const format = useFormat()
  const sheet = useSheet()
  const exclude = useExclude(check, put)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const { result } = check
  const matches = useMemo(() => placedMatches(check, sheet.page.text), [check, sheet.page.text])
  useTints(sheet, matches)
  if (!result) return null
  const open = matches.find(({ match }) => match.key === openKey)
  const handleExclude: Exclude = (change) =>
    exclude.mutate(change, {
      onSuccess({ check: { result: recounted } }) {
        const percent = recounted?.percent ?? null
        sheet.announce(percent === null ? t('notChecked') : t('recounted', { percent: format.percent(percent / 100) }))
      },
    })
  return (
    <div className="flex flex-col gap-6">
      <Summary check={check} result={result} isChanged={check.text !== sheet.page.text} />
      <Itself check={check} result={result} onChange={handleExclude} />
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<RotateCw size={14} aria-hidden="true" />} onClick={onAgain}>
          {t('checkAgain')}
        </Button>
        <ReportMenu check={check} put={put} onDeleted={onDeleted} />
      </div>
      {check.share_url === null ? null : (
        <CopyField label={t('link')} value={new URL(check.share_url, location.href).href} hint={t('linkHint')} />
      )}
      {exclude.error ? <FailedState error={exclude.error} /> : null}
      {result.sources.length > 0 ? (
        <SourceList
          sources={result.sources}
          matches={matches}
          onOpen={setOpenKey}
          onExclude={handleExclude}
          check={check}
        />
      ) : null}
      <LeftOut check={check} onChange={handleExclude} isBusy={exclude.isPending} />
      <HiddenCharacters hidden={result.hidden} places={hiddenPlaces(check, sheet.page.text)} />
      <ComparedWith compared={result.compared} options={check.options} />
      {open ? (
        <MatchDialog
          check={check}
          placed={open}
          all={matches}
          onMove={setOpenKey}
          onClose={() => setOpenKey(null)}
          onExclude={handleExclude}
        />
      ) : null}
    </div>
  )
}

function hiddenPlaces({ text, result }: OriginalityCheckShape, now: string) {
  return carried(text, now, result?.hidden ?? [])
}

/** Each source’s words in its tint, as long as the panel is shown. */
function useTints({ tint }: Pick<Sheet, 'tint'>, matches: readonly PlacedMatch[]): void {
  useEffect(() => {
    for (const name of sourceTints) {
      const own = matches.filter((placed) => !isReworded(placed) && tintOf(placed.source.number) === name)
      tint(
        name,
        own.flatMap(({ parts }) => parts),
      )
    }
    tint(
      'reworded',
      matches.filter(isReworded).flatMap(({ parts }) => parts),
    )
  }, [tint, matches])
  useEffect(
    () => () => {
      for (const name of [...sourceTints, 'reworded', 'chosen'] as const) tint(name, [])
    },
    [tint],
  )
}
