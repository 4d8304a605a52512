import { quotedFrom, writeSection } from '../../../engines/compose/index.ts'
import { BUILTIN } from '../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { passOn } from '../../writing/server/index.ts'
import { reservedFrame } from './reserved-frame.ts'
import { materialOf, settingOf } from './setting.ts'
import type { SectionRow, StoredWorkflow } from './store.ts'
import { usedCitations } from './used-citations.ts'

/** A section's text with its proof and its writer. */
export type WrittenSection = Pick<SectionRow, 'text' | 'citations' | 'engine'>

/** What one section is written with. */
export interface SectionTask {
  stored: StoredWorkflow
  section: SectionRow
  /** What may be quoted. */
  passages: GivenPassage[]
  /** All passages of the topic: read for what points back, and for what opening and end are going to say. */
  read: GivenPassage[]
  signal: AbortSignal
  /** Called with the text so far. */
  onText: (text: string) => void
}

/** Has the built-in writer write one section from its passages; never from anything else. */
export async function composeOneSection(task: SectionTask): Promise<WrittenSection> {
  let text = ''
  const { content, citations } = await passOn(composeSection(task), {
    setting: settingOf(task.stored.workflow, task.passages),
    index: 0,
    signal: task.signal,
    emit: (event) => {
      if (event.event !== 'delta') return
      text += event.text
      task.onText(text)
    },
  })
  return { text: content, citations, engine: BUILTIN }
}

function composeSection({ stored, section, passages, read }: SectionTask) {
  const all = materialOf(stored.workflow, read)
  const material = quotedFrom(all, new Set(passages.map(({ id }) => id)))
  const before = stored.sections.filter(({ position, state }) => position < section.position && state === 'done')
  return writeSection(material, {
    heading: section.heading,
    level: 0,
    notes: section.notes,
    words: section.words,
    passageIds: section.passageIds,
    used: [
      ...reservedFrame(stored, all),
      ...usedCitations(
        before.flatMap(({ citations }) => citations),
        read,
      ),
    ],
    others: stored.sections.filter(({ id }) => id !== section.id).map(({ heading, notes }) => ({ heading, notes })),
    variant: section.attempt,
  })
}
