import { useState } from 'react'
import type { Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { AnchorSteps } from './AnchorSteps.tsx'
import { sentenceOf } from './anchor-words.ts'
import type { Choice, ShownSuggestion } from './chosen-link.ts'
import { MarkedSentence } from './MarkedSentence.tsx'
import { messages } from './messages.ts'
import { TargetLine } from './TargetLine.tsx'

interface SuggestionRowProps {
  /** The text that the place was found in. */
  of: Page
  suggestion: ShownSuggestion
  onChoice: (choice: Choice) => void
  onTake: () => void
  /** In this text, or in all. */
  onReject: (everywhere: boolean) => void
}

/** One place for a link: the sentence with its words marked, where it leads, why and how sure. */
export function SuggestionRow({ of, suggestion, onChoice, onTake, onReject }: SuggestionRowProps) {
  const t = useT(messages)
  const { reveal } = useSheet()
  const [isEditing, setEditing] = useState(false)
  const { place, choice, targets, target, start, end, words, link } = suggestion
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <MarkedSentence text={of.text} sentence={sentenceOf(of, { start, end })} anchor={{ start, end }} />
      {targets.length > 1 ? (
        <Select
          label={t('leadsTo')}
          size="sm"
          value={target.id}
          onChange={(targetId) => onChoice({ ...choice, targetId })}
          choices={targets.map(({ id, title, url }) => ({
            value: id,
            label: title || t('untitled'),
            ...(url ? { hint: url } : {}),
          }))}
        />
      ) : null}
      <TargetLine target={target} />
      <p className="text-ink-3 text-xs">
        {t('reason', { reason: place.reason.replaceAll('-', '_') })} ·{' '}
        {t('sure', { percent: Math.round(place.confidence * 100) })}
      </p>
      {isEditing ? (
        <AnchorSteps of={of} place={place} edit={choice.edit} onEdit={(edit) => onChoice({ ...choice, edit })} />
      ) : null}
      <div className="-ms-2 flex flex-wrap gap-x-1">
        {link ? (
          <Button size="sm" look="quiet" onClick={onTake} aria-label={`${t('accept')}: ${words}`}>
            {t('accept')}
          </Button>
        ) : null}
        <Button size="sm" look="quiet" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {t(isEditing ? 'doneAnchor' : 'editAnchor')}
        </Button>
        <Button size="sm" look="quiet" onClick={() => reveal({ start, end })}>
          {t('show')}
        </Button>
        <Button size="sm" look="quiet" aria-label={`${t('reject')}: ${words}`} onClick={() => onReject(false)}>
          {t('reject')}
        </Button>
        <Button size="sm" look="quiet" aria-label={`${t('rejectEverywhere')}: ${words}`} onClick={() => onReject(true)}>
          {t('rejectEverywhere')}
        </Button>
      </div>
    </li>
  )
}
