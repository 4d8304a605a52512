import type { z } from 'zod'
import {
  type Composed,
  type Material,
  writeAnswers,
  writeDigestOpening,
  writeOpenQuestions,
} from '../../../engines/digest/index.ts'
import { type FailureCode, Refusal } from '../../../platform/contract/failures.ts'
import { BUILTIN } from '../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import { passOn } from '../../writing/server/index.ts'
import type { Frame as FrameShape } from '../contract.ts'
import type { ArticleWriter, FrameWords } from './article/article-writer.ts'
import type { CitedText } from './article/part.ts'
import { asksItself, closesItself, opensItself } from './own-frame.ts'
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
 * Writes what stands around the sections. An article that a model wrote gets an introduction and a conclusion from it. Without a
 * model the draft is a digest: its opening says so, questions are answered by quotation, and its end lists those that no
 * source answers.
 */
export async function writeFrame(task: FrameTask): Promise<Frame> {
  const material = materialOf(task.stored.workflow, task.passages)
  return task.article === null && isDigest(task.stored) ? asDigest(task, material) : asArticle(task, material)
}

/** Whether no model wrote any section of a draft. */
export function isDigest({ sections }: Pick<StoredWorkflow, 'sections'>): boolean {
  return sections.every(({ engine }) => engine === null || engine.provider === BUILTIN.provider)
}

async function asDigest(task: FrameTask, material: Material): Promise<Frame> {
  const { stored, passages } = task
  const { topic, research } = stored.workflow
  const asked = Map.groupBy(
    research.questions.filter(({ chosen }) => chosen),
    ({ answered }) => answered,
  )
  const textsOf = (answered: boolean) => (asked.get(answered) ?? []).map(({ text }) => text)
  const opening = opensItself(stored) ? NOTHING : await composed(task, writeDigestOpening(material, { topic }))
  const said = [...opening.citations, ...stored.sections.flatMap(({ citations }) => citations)]
  const title = material.vocabulary.pack.phrases.questionsTitle
  const used = usedCitations(said, passages)
  const questions = asksItself(stored, material)
    ? NOTHING
    : await composed(task, writeAnswers(material, { title, asked: textsOf(true).slice(0, MOST_ANSWERS), used }))
  const closing = await composed(task, writeOpenQuestions(material, textsOf(false)))
  return { opening, closing, questions, missing_parts: [], share_alike: [] }
}

/** Ticked questions that are answered behind the sections. */
const MOST_ANSWERS = 5

async function asArticle(task: FrameTask, material: Material): Promise<Frame> {
  const { stored, article } = task
  const missing: Frame['missing_parts'] = []
  const opening = opensItself(stored)
    ? NOTHING
    : await partOf(task, {
        written: article?.opening ?? stored.workflow.frame?.opening,
        model: (writer) => writer.framePart(stored, 'introduction', OPENING_WORDS),
        onMissing: () => missing.push('introduction'),
      })
  const closing = closesItself(stored, material)
    ? NOTHING
    : await partOf(task, {
        written: article?.closing,
        model: (writer) => writer.framePart(stored, 'conclusion', CLOSING_WORDS),
        onMissing: () => missing.push('conclusion'),
      })
  const { conclusion } = material.vocabulary.pack.phrases
  // a model answers in the article what readers ask
  return {
    opening,
    closing: under(`## ${conclusion}\n\n`, closing),
    questions: NOTHING,
    missing_parts: missing,
    share_alike: [],
  }
}

const NOTHING: CitedText = { text: '', citations: [] }

interface Part {
  /** What came with the sections. */
  written: CitedText | null | undefined
  model: (writer: ArticleWriter) => Promise<CitedText>
  onMissing: () => void
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

/** By the model. Where there is none any more, or it fails, the part is left out, and that is told: nobody else can write it. */
async function partOf(task: FrameTask, { written, model, onMissing }: Part): Promise<CitedText> {
  if (written?.text) return written
  try {
    if (task.article) return await model(task.article)
  } catch (error) {
    if (task.signal.aborted || !(error instanceof Refusal && MODEL_FAILED.has(error.code))) throw error
  }
  onMissing()
  return NOTHING
}

async function composed({ stored, passages, signal }: FrameTask, text: Composed): Promise<CitedText> {
  if (!text.text) return NOTHING
  const setting = settingOf(stored, passages)
  const { content, citations } = await passOn(text, { setting, index: 0, signal, emit: () => {} })
  return { text: content, citations }
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
