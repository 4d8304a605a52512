import { Diff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import type { SectionPlan, WorkflowView } from './api.ts'
import { messages } from './messages.ts'
import { type ComparedSection, compareOutlines } from './outline-differences.ts'

interface OutlineConflictDialogProps {
  mine: readonly SectionPlan[]
  theirs: WorkflowView
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** Leaves the decision for later; the page keeps what is on it. */
  onClose: () => void
}

/** Two places changed the outline: a person sees both and decides which one is kept. */
export function OutlineConflictDialog({ mine, theirs, onTakeTheirs, onKeepMine, onClose }: OutlineConflictDialogProps) {
  const t = useT(messages)
  const format = useFormat()
  const compared = compareOutlines(mine, theirs.sections)
  return (
    <Dialog open onOpenChange={onClose} title={t('conflictTitle')} description={t('conflictText')} size="lg">
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title={t('mineTitle')} sections={compared.mine}>
          <Button look="primary" onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
        </Version>
        <Version title={t('theirsTitle', { when: format.moment(theirs.updated_at) })} sections={compared.theirs}>
          <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
        </Version>
      </div>
    </Dialog>
  )
}

function Version({ title, sections, children }: { title: string; sections: ComparedSection[]; children: ReactNode }) {
  const t = useT(messages)
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-paper p-3">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <div>{children}</div>
      {sections.length ? (
        <ol className="flex flex-col gap-1">
          {sections.map(({ section, differs }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the versions do not change while they are compared
            <PlannedSection key={at} section={section} differs={differs} />
          ))}
        </ol>
      ) : (
        <p className="text-ink-3 text-sm">{t('noSections')}</p>
      )}
    </section>
  )
}

function PlannedSection({ section, differs }: ComparedSection) {
  const t = useT(messages)
  const facts = [
    t('plannedWords', { words: section.words }),
    section.passage_ids.length ? t('sectionSources', { count: section.passage_ids.length }) : '',
  ]
  return (
    <li
      className={differs.length ? 'border-unsure border-s-2 px-2 py-1.5' : 'border-transparent border-s-2 px-2 py-1.5'}
    >
      <div className={section.level === 3 ? 'ms-4' : undefined}>
        <p dir="auto" className={section.level === 3 ? 'text-sm' : 'font-medium text-sm'}>
          {section.heading}
        </p>
        {section.notes ? (
          <p dir="auto" className="line-clamp-3 text-ink-2 text-xs">
            {section.notes}
          </p>
        ) : null}
        <p className="text-ink-2 text-xs">{facts.filter(Boolean).join(' · ')}</p>
        {differs.length ? (
          <ul className="mt-1 flex flex-wrap gap-1">
            {differs.map((difference) => (
              <li key={difference}>
                <Badge tone="unsure" icon={<Diff size={11} aria-hidden="true" />}>
                  {t(`differs_${difference}`)}
                </Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  )
}
