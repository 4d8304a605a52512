import { useState } from 'react'
import type { Assessment, AssessmentId, Fix } from '../../../../engines/seo/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { AssessmentRow } from './AssessmentRow.tsx'
import { messages } from './messages.ts'

interface AssessmentListProps {
  assessments: readonly Assessment[]
  /** What would put a check right by itself. */
  fixes: Partial<Record<AssessmentId, Fix>>
  onFix: (fix: Fix) => void
  onIgnore: (id: AssessmentId, ignored: boolean) => void
  onPardon: (sentences: string[]) => void
}

/** Every check, what adds most points first; the words of one at a time are marked in the text. */
export function AssessmentList({ assessments, fixes, onFix, onIgnore, onPardon }: AssessmentListProps) {
  const t = useT(messages)
  const [shown, setShown] = useState<AssessmentId | null>(null)
  const measured = assessments.filter(({ isIgnored, score }) => !isIgnored && score !== null)
  const groups = [
    { name: 'todo', list: measured.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain), isOpen: true },
    { name: 'fine', list: measured.filter(({ gain }) => gain === 0), isOpen: false },
    {
      name: 'notMeasured',
      list: assessments.filter(({ isIgnored, score }) => !isIgnored && score === null),
      isOpen: false,
    },
    { name: 'ignoredList', list: assessments.filter(({ isIgnored }) => isIgnored), isOpen: false },
  ] as const
  return (
    <div className="flex flex-col gap-2">
      {groups[0].list.length === 0 ? <p className="text-ink-2 text-sm">{t('noTodo')}</p> : null}
      {groups
        .filter(({ list }) => list.length > 0)
        .map(({ name, list, isOpen }) => (
          <details key={name} open={isOpen} className="group border-line border-t pt-2">
            <summary className="cursor-pointer font-medium text-sm">
              {t(name)} <span className="text-ink-3 tabular-nums">{list.length}</span>
            </summary>
            <ul className="divide-y divide-line">
              {list.map((assessment) => (
                <AssessmentRow
                  key={assessment.id}
                  assessment={assessment}
                  isShown={shown === assessment.id}
                  onShow={(isShown) => setShown(isShown ? assessment.id : null)}
                  fix={fixes[assessment.id]}
                  onFix={onFix}
                  onIgnore={(ignored) => onIgnore(assessment.id, ignored)}
                  onPardon={onPardon}
                />
              ))}
            </ul>
          </details>
        ))}
    </div>
  )
}
