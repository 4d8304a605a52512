import { EyeOff, PenLine, Quote, Trash2 } from 'lucide-react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../../platform/web/ui/FailedState.tsx'
import { Menu, MenuItem } from '../../../../platform/web/ui/Menu.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import type { PlacedMatch } from './placed-matches.ts'
import type { Exclude } from './use-check.ts'
import { citingOf, useFixes } from './use-fixes.ts'

/** Longest phrase that can be left out, in characters. */
const LONGEST_PHRASE = 500

interface MatchActionsProps {
  check: OriginalityCheckShape
  placed: PlacedMatch
  onExclude: Exclude
  onDone: () => void
}

/** The actions for a match: cite it, reword it, remove it, or exclude it. */
export function MatchActions({ check, placed, onExclude, onDone }: MatchActionsProps) {
  const t = useT(messages)
  const sheet = useSheet()
  const { match, source, place } = placed
  const { cite, reword, remove } = useFixes(placed, onDone)
  const { exclusions } = check
  const canFix = sheet.canChange && place !== null
  const phrase = check.text.slice(match.start, match.end).replace(/\s+/g, ' ').trim()
  const leave: Exclude = (change) => {
    onExclude(change)
    onDone()
  }
  const error = cite.error ?? reword.error
  return (
    <>
      {place === null ? <p className="text-ink-2 text-sm">{t('gone')}</p> : null}
      <div className="flex flex-wrap gap-2">
        {canFix && source.kind !== 'blog' ? (
          <Button icon={<Quote size={14} aria-hidden="true" />} busy={cite.isPending} onClick={() => cite.mutate()}>
            {t(citingOf(sheet, source) === 'link' ? 'quoteAndLink' : 'quoteAndCite')}
          </Button>
        ) : null}
        {canFix ? (
          <>
            <Button
              icon={<PenLine size={14} aria-hidden="true" />}
              busy={reword.isPending}
              onClick={() => reword.mutate()}
            >
              {t('reword')}
            </Button>
            <Button icon={<Trash2 size={14} aria-hidden="true" />} onClick={remove}>
              {t('remove')}
            </Button>
          </>
        ) : null}
        <Menu trigger={<Button icon={<EyeOff size={14} aria-hidden="true" />}>{t('leaveOut')}</Button>}>
          <MenuItem onSelect={() => leave({ matches: [...exclusions.matches, match.key] })}>
            {t('leaveOutMatch')}
          </MenuItem>
          {phrase.length <= LONGEST_PHRASE ? (
            <MenuItem onSelect={() => leave({ phrases: [...exclusions.phrases, phrase] })}>
              {t('leaveOutPhrase')}
            </MenuItem>
          ) : null}
          <MenuItem onSelect={() => leave({ sources: [...exclusions.sources, source.key] })}>
            {t('leaveOutSource')}
          </MenuItem>
        </Menu>
      </div>
      {error ? <FailedState error={asFailure(error)} /> : null}
    </>
  )
}
