import type { Composed } from '../../../engines/digest/index.ts'
import { digestOpening, digestSection, wordsOf, writeDigestOpening } from '../../../engines/digest/index.ts'
import { BUILTIN } from '../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { passOn } from '../../writing/server/index.ts'
import { isOwnEnd, isOwnOpening } from './own-frame.ts'
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

/** Has the built-in writer quote for one section what its passages say; never anything else. */
export async function composeOneSection(task: SectionTask): Promise<WrittenSection> {
  let text = ''
  const { content, citations } = await passOn(digestOf(task), {
    setting: settingOf(task.stored, task.passages),
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

function digestOf({ stored, section, passages, read }: SectionTask): Composed {
  const material = materialOf(stored.workflow, read)
  if (isOwnOpening(stored, section)) return writeDigestOpening(material, { topic: stored.workflow.topic })
  // no source concludes an article that is not written yet
  if (isOwnEnd(section, material)) return { text: wordsOf(material.language).yours, format: 'markdown', citations: [] }
  const before = stored.sections.filter(({ position, state }) => position < section.position && state === 'done')
  const others = stored.sections.filter(({ id }) => id !== section.id)
  return digestSection(material, {
    heading: section.heading,
    notes: section.notes,
    words: section.words,
    passageIds: section.passageIds,
    quotableIds: new Set(passages.map(({ id }) => id)),
    used: [
      ...digestOpening(material),
      ...usedCitations(
        before.flatMap(({ citations }) => citations),
        read,
      ),
    ],
    variant: section.attempt,
    others: others.map(({ heading, notes }) => ({ heading, notes })),
  })
}
