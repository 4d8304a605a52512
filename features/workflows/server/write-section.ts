import { quotedFrom, writeSection } from '../../../engines/compose/index.ts'
import { BUILTIN, type Model } from '../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { passOn, requestFor } from '../../writing/server/index.ts'
import { sectionPrompt } from './prompts.ts'
import { reservedFrame } from './reserved-frame.ts'
import { materialOf, settingOf } from './setting.ts'
import type { SectionRow, StoredWorkflow } from './store.ts'
import { usedCitations } from './used-citations.ts'
import { wholeCopy } from './whole-copy.ts'

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
  /** Null: the built-in writer. */
  model: Model | null
  signal: AbortSignal
  /** Called with the text so far. */
  onText: (text: string) => void
}

/** Writes one section from its passages, by the model or by the built-in writer; never from anything else. */
export async function writeOneSection(task: SectionTask): Promise<WrittenSection> {
  const { stored, section, passages } = task
  const setting = settingOf(stored.workflow, passages)
  let text = ''
  const context = {
    setting,
    index: 0,
    signal: task.signal,
    emit: (event: { event: 'delta'; text: string } | { event: 'source' }) => {
      if (event.event !== 'delta') return
      text += event.text
      task.onText(text)
    },
  }
  if (!task.model) return { ...asWritten(await passOn(composeSection(task), context)), engine: BUILTIN }
  const headings = stored.sections.map(({ heading }) => heading)
  const request = requestFor(sectionPrompt(section, headings), setting, {
    number: section.attempt,
    of: section.attempt + 1,
  })
  const copy = await wholeCopy(task.model, request, context)
  return { ...asWritten(copy), engine: copy.engine }
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

function asWritten({
  content,
  citations,
}: {
  content: string
  citations: SectionRow['citations']
}): Pick<SectionRow, 'text' | 'citations'> {
  return { text: content, citations }
}
