import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { newKey } from '../../../platform/web/api/new-key.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { moved, Sortable } from '../../../platform/web/ui/Sortable.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { SectionPlan, SectionView, WorkflowView } from './api.ts'
import { messages } from './messages.ts'
import { OutlineRow } from './OutlineRow.tsx'
import type { PlanRow } from './plan-row.ts'
import type { StepProps } from './WorkflowFrame.tsx'

const DEFAULT_WORDS = 200

/** The outline: sections by drag, arrow keys or buttons, with notes and lengths. Every change is saved. */
export function OutlineEditor({
  workflow,
  save,
}: Pick<StepProps, 'save'> & { workflow: Pick<WorkflowView, 'id' | 'sections' | 'brief'> }) {
  const t = useT(messages)
  const { rows, change } = useRows(workflow.sections, (sections) => save({ sections }))
  const move = (from: number, to: number) => {
    if (to >= 0 && to < rows.length) change(moved(rows, from, to))
  }
  const latest = useRef(rows)
  latest.current = rows
  // A row that goes hands on what was typed in it; one that was removed or replaced has no say anymore.
  const changeRow = (key: string, changed: Partial<SectionPlan>) => {
    if (!latest.current.some((row) => row.key === key)) return
    change(latest.current.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  }
  const removeAt = (at: number) => {
    const before = rows
    change(rows.filter((_, index) => index !== at))
    toast({ text: t('sectionRemoved', { heading: rows[at]?.heading ?? '' }), undo: () => change(before) })
  }
  const [added, setAdded] = useState<string>()
  const add = () => {
    const key = newKey()
    setAdded(key)
    change([...rows, { key, level: 2, heading: t('newSection'), notes: '', words: DEFAULT_WORDS, passage_ids: [] }])
  }
  return (
    <Section
      title={t('yourOutline')}
      description={
        rows.length
          ? t('totalWords', {
              words: rows.reduce((sum, { words }) => sum + words, 0),
              sections: rows.length,
              wanted: workflow.brief.words,
            })
          : undefined
      }
    >
      {rows.length ? null : <p className="text-ink-3">{t('outlineNone')}</p>}
      <Sortable items={rows.map(({ key, heading }) => ({ key, name: heading }))} onMove={move}>
        <ol className="flex flex-col gap-1">
          {rows.map((row, at) => (
            <OutlineRow
              key={row.key}
              workflowId={workflow.id}
              row={row}
              number={at + 1}
              isNew={row.key === added}
              onChange={(changed) => changeRow(row.key, changed)}
              onMove={(by) => move(at, at + by)}
              onRemove={() => removeAt(at)}
            />
          ))}
        </ol>
      </Sortable>
      <Button className="mt-3" icon={<Plus size={14} aria-hidden="true" />} onClick={add}>
        {t('addSection')}
      </Button>
    </Section>
  )
}

/**
 * The rows as they are on the page, which is ahead of what is stored; what was changed elsewhere replaces them, once
 * nothing of this page is under way.
 */
function useRows(sections: SectionView[], save: (plans: SectionPlan[]) => Promise<void>) {
  const [rows, setRows] = useState(() => sections.map(asRow))
  const [seen, setSeen] = useState(sections)
  const [underWay, setUnderWay] = useState(0)
  if (seen !== sections && underWay === 0) {
    setSeen(sections)
    if (!isSamePlan(rows, sections)) setRows(sections.map((section) => adopted(section, rows)))
    else setRows(rows.map((row, at) => ({ ...row, id: sections[at]?.id })))
  }
  const change = (changed: PlanRow[]) => {
    const next = changed.map(belowNone)
    setRows(next)
    setUnderWay((count) => count + 1)
    void save(next.filter(({ heading }) => heading.trim()).map(({ key: _, ...plan }) => plan)).finally(() =>
      setUnderWay((count) => count - 1),
    )
  }
  return { rows, change }
}

/** The first section has none above it that it could be part of. */
function belowNone(row: PlanRow, at: number): PlanRow {
  return at === 0 && row.level === 3 ? { ...row, level: 2 } : row
}

function asRow({ id, level, heading, notes, words, passage_ids }: SectionView): PlanRow {
  return { key: id, id, level, heading, notes, words, passage_ids }
}

/** A section that changed elsewhere is another row, since fields keep what they showed. */
function adopted(section: SectionView, rows: PlanRow[]): PlanRow {
  const own = rows.find(({ id }) => id === section.id)
  const key = own && isSamePlan([own], [section]) ? own.key : newKey()
  return { ...asRow(section), key }
}

function isSamePlan(rows: PlanRow[], sections: SectionView[]): boolean {
  const plan = (list: Array<PlanRow | SectionView>) =>
    JSON.stringify(
      list.map(({ level, heading, notes, words, passage_ids }) => [level, heading, notes, words, passage_ids]),
    )
  return plan(rows) === plan(sections)
}
