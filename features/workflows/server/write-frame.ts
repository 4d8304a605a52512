import type { z } from 'zod'
import { type Composed, type Material, writeConclusion, writeFaq, writeIntro } from '../../../engines/compose/index.ts'
import { type FailureCode, Refusal } from '../../../platform/contract/failures.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { passOn } from '../../writing/server/index.ts'
import type { Frame as FrameShape } from '../contract.ts'
import type { ArticleWriter, FrameWords } from './article/article-writer.ts'
import type { CitedText } from './article/part.ts'
import { asksItself, closesItself, opensItself, reservedClosing } from './reserved-frame.ts'
import { materialOf, settingOf } from './setting.ts'
import type { StoredWorkflow } from './store.ts'
import { usedCitations } from './used-citations.ts'

export type Frame = z.output<typeof FrameShape>

/** What the frame is written with. */
export interface FrameTask {
  stored: StoredWorkflow
  passages: GivenPassage[]
  /** Who has written the sections with a model; null: the built-in writer. */
  article: ArticleWriter | null
  signal: AbortSignal
}

/** Lengths of the opening and the closing, in words. */
const OPENING_WORDS = 80
const CLOSING_WORDS = 70
/** What the frame of an article takes of its length. */
export const FRAME_WORDS = OPENING_WORDS + CLOSING_WORDS

/** What is to stand around the sections of this outline. */
export function frameWords(stored: StoredWorkflow, passages: readonly GivenPassage[]): FrameWords {
  const material = materialOf(stored.workflow, passages)
  return {
    introduction: opensItself(stored) ? 0 : OPENING_WORDS,
    conclusion: closesItself(stored, material) ? 0 : CLOSING_WORDS,
    conclusionHeading: material.vocabulary.pack.phrases.conclusion,
  }
}

/**
 * Writes what stands around the sections: the introduction that they have left for it, then conclusion and questions from
 * what is unsaid. What was written with the sections stays.
 */
export async function writeFrame(task: FrameTask): Promise<Frame> {
  const { stored, passages, article } = task
  const material = materialOf(stored.workflow, passages)
  const said = stored.sections.flatMap(({ citations }) => citations)
  const used = () => usedCitations(said, passages)
  const usedBeforeTheEnd = () => [...used(), ...reservedClosing(stored, material)]
  const keep = (written: CitedText) => {
    said.push(...written.citations)
    return written
  }
  const builtInParts: Frame['built_in_parts'] = []
  const written = { opening: article?.opening ?? stored.workflow.frame?.opening, closing: article?.closing }
  const opening = opensItself(stored)
    ? NOTHING
    : keep(
        await partOf(task, {
          written: written.opening,
          model: (writer) => writer.framePart(stored, 'introduction', OPENING_WORDS),
          onModelFailed: () => builtInParts.push('introduction'),
          compose: () =>
            writeIntro(material, {
              headline: stored.workflow.headlines.text || undefined,
              sections: stored.sections.filter(({ level }) => level === 2).map(({ heading }) => heading),
              words: OPENING_WORDS,
              used: usedBeforeTheEnd(),
            }),
        }),
      )
  // a model answers in the article what readers ask
  const questions =
    article || asksItself(stored, material)
      ? NOTHING
      : keep(await composed(task, askedFaq(stored, material, usedBeforeTheEnd())))
  const closing = closesItself(stored, material)
    ? NOTHING
    : await partOf(task, {
        written: written.closing,
        model: (writer) => writer.framePart(stored, 'conclusion', CLOSING_WORDS),
        onModelFailed: () => builtInParts.push('conclusion'),
        compose: () => writeConclusion(material, { level: 0, words: CLOSING_WORDS, used: used() }),
      })
  const { conclusion } = material.vocabulary.pack.phrases
  return { opening, closing: under(`## ${conclusion}\n\n`, closing), questions, built_in_parts: builtInParts }
}

const NOTHING: CitedText = { text: '', citations: [] }

interface Part {
  /** What came with the sections. */
  written: CitedText | null | undefined
  model: (writer: ArticleWriter) => Promise<CitedText>
  compose: () => Composed
  onModelFailed: () => void
}

/** Ways in which a model fails that no draft shall lose its opening to. Whatever else is thrown is a fault of ours. */
const MODEL_FAILED = new Set<FailureCode>([
  'model-unavailable',
  'model-confused',
  'model-broke-off',
  'model-declined',
  'model-other-language',
  'model-loops',
  'own-key-refused',
  'own-key-quota',
  'provider-down',
  'provider-limit',
])

/** By the model where there is one. Where it fails the built-in writer steps in, and that is told. */
async function partOf(task: FrameTask, { written, model, compose, onModelFailed }: Part): Promise<CitedText> {
  if (written?.text) return written
  if (!task.article) return composed(task, compose())
  try {
    return await model(task.article)
  } catch (error) {
    if (task.signal.aborted || !(error instanceof Refusal && MODEL_FAILED.has(error.code))) throw error
    onModelFailed()
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
