import { type Composed, type Material, writeConclusion, writeFaq, writeIntro } from '../../../engines/compose/index.ts'
import type { Model } from '../../../platform/server/ai/types.ts'
import type { GivenPassage, Prompt } from '../../writing/contract.ts'
import { passOn, requestFor } from '../../writing/server/index.ts'
import { closingPrompt, openingPrompt } from './prompts.ts'
import { asksItself, closesItself, opensItself, reservedClosing } from './reserved-frame.ts'
import { materialOf, settingOf } from './setting.ts'
import type { SectionRow, StoredWorkflow } from './store.ts'
import { usedCitations } from './used-citations.ts'
import { wholeCopy } from './whole-copy.ts'

/** A stretch of a draft with its proof. */
export type CitedText = Pick<SectionRow, 'text' | 'citations'>

/** What stands around the sections of a draft. Empty texts where the outline or the sources leave nothing to say. */
export interface Frame {
  opening: CitedText
  /** With its heading. */
  closing: CitedText
  /** With its headings. */
  questions: CitedText
}

/** What the frame is written with. */
export interface FrameTask {
  stored: StoredWorkflow
  passages: GivenPassage[]
  /** Null: the built-in writer. */
  model: Model | null
  signal: AbortSignal
}

/** Lengths of the opening and the closing, in words. */
const OPENING_WORDS = 80
const CLOSING_WORDS = 70
/** Writes the opening that the sections have left for it, and closing and questions from what is unsaid then. */
export async function writeFrame(task: FrameTask): Promise<Frame> {
  const { stored, passages } = task
  const material = materialOf(stored.workflow, passages)
  const headings = stored.sections.map(({ heading }) => heading)
  const said = stored.sections.flatMap(({ citations }) => citations)
  const used = () => usedCitations(said, passages)
  const usedBeforeTheEnd = () => [...used(), ...reservedClosing(stored, material)]
  const keep = (written: CitedText) => {
    said.push(...written.citations)
    return written
  }
  const { conclusion } = material.vocabulary.pack.phrases
  const opening = opensItself(stored)
    ? NOTHING
    : keep(
        await written(task, openingPrompt(headings, OPENING_WORDS), () =>
          writeIntro(material, {
            headline: stored.workflow.headlines.text || undefined,
            sections: stored.sections.filter(({ level }) => level === 2).map(({ heading }) => heading),
            words: OPENING_WORDS,
            used: usedBeforeTheEnd(),
          }),
        ),
      )
  const questions = asksItself(stored, material)
    ? NOTHING
    : keep(await composed(task, askedFaq(stored, material, usedBeforeTheEnd())))
  const closing = closesItself(stored, material)
    ? NOTHING
    : await written(task, closingPrompt(headings, CLOSING_WORDS), () =>
        writeConclusion(material, { level: 0, words: CLOSING_WORDS, used: used() }),
      )
  return { opening, closing: under(`## ${conclusion}\n\n`, closing), questions }
}

const NOTHING: CitedText = { text: '', citations: [] }

/** By the model where there is one. A model that fails costs no draft its opening: the built-in writer steps in. */
async function written(task: FrameTask, prompt: Prompt, compose: () => Composed): Promise<CitedText> {
  if (!task.model) return composed(task, compose())
  const { passages, stored, signal } = task
  const setting = settingOf(stored.workflow, passages)
  try {
    const copy = await wholeCopy(task.model, requestFor(prompt, setting), { setting, index: 0, signal, emit: () => {} })
    return { text: copy.content, citations: copy.citations }
  } catch (error) {
    if (signal.aborted) throw error
    return composed(task, compose())
  }
}

async function composed({ stored, passages, signal }: FrameTask, text: Composed): Promise<CitedText> {
  if (!text.text) return NOTHING
  const setting = settingOf(stored.workflow, passages)
  const { content, citations } = await passOn(text, { setting, index: 0, signal, emit: () => {} })
  return { text: content, citations }
}

/** Answers to the ticked questions that the sources answer; nothing when there is none. */
function askedFaq({ workflow }: StoredWorkflow, material: Material, used: ReturnType<typeof usedCitations>): Composed {
  const asked = workflow.research.questions
    .filter(({ chosen, answered }) => chosen && answered)
    .map(({ text, origin }) => ({ text, source: origin === 'sources' ? ('custom' as const) : origin }))
  if (!asked.length) return { text: '', format: 'markdown', citations: [] }
  return writeFaq(material, { asked, count: Math.min(5, asked.length), level: 2, used, onlyAnswers: true })
}

function under(heading: string, { text, citations }: CitedText): CitedText {
  if (!text) return NOTHING
  const moved = citations.map((citation) => ({
    ...citation,
    start: citation.start + heading.length,
    end: citation.end + heading.length,
  }))
  return { text: heading + text, citations: moved }
}
