import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { type AnchorEdit, canEdit } from './anchor-words.ts'
import type { PlaceForLink } from './links-worker.ts'
import { messages } from './messages.ts'

interface AnchorStepsProps {
  of: Page
  place: PlaceForLink
  edit: AnchorEdit
  onEdit: (edit: AnchorEdit) => void
}

const steps = [
  { label: 'startEarlier', before: 1, after: 0, isBack: true },
  { label: 'startLater', before: -1, after: 0, isBack: false },
  { label: 'endEarlier', before: 0, after: -1, isBack: true },
  { label: 'endLater', before: 0, after: 1, isBack: false },
] as const

/** Moves either end of the words by one word. */
export function AnchorSteps({ of, place, edit, onEdit }: AnchorStepsProps) {
  const t = useT(messages)
  return (
    <div className="flex items-center gap-1">
      {steps.map(({ label, before, after, isBack }) => {
        const next = { before: edit.before + before, after: edit.after + after }
        return (
          <IconButton
            key={label}
            size="sm"
            look="secondary"
            label={t(label)}
            className={label === 'endEarlier' ? 'ms-3' : ''}
            icon={isBack ? <ChevronLeft size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
            disabled={!canEdit(of, place, edit, next)}
            onClick={() => onEdit(next)}
          />
        )
      })}
    </div>
  )
}
