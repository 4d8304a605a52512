import { z } from 'zod'
import { type PartValues, renderParts } from '../../../engines/parts/index.ts'
import { languageCode } from '../../../engines/text/index.ts'
import type { Engine } from '../../../platform/contract/evidence.ts'
import { Refusal } from '../../../platform/contract/failures.ts'
import type { Model, ModelRequest } from '../../../platform/server/ai/types.ts'
import type { Setting } from '../../writing/contract.ts'
import {
  bareText,
  type CopyContext,
  candidatesOf,
  citationsIn,
  refuseUnfit,
  SourceMarkFilter,
  unfitness,
  type WrittenCopy,
} from '../../writing/server/index.ts'
import type { Fault, Generator } from '../generator.ts'
import { mapped, schemaOf } from '../structure.ts'
import { type CheckedCopy, faultsOf, placesOf } from './faults-of.ts'
import { ownNumbersOnly } from './own-numbers.ts'

/** What a copy in parts is written with. */
export interface PartsTask {
  generator: Generator
  checked: CheckedCopy
  setting: Pick<Setting, 'language'>
}

interface PartsWork {
  task: PartsTask
  context: CopyContext
}

type PartsCopy = WrittenCopy & { faults: Fault[] }

/** One answer, before it is decided whether it is taken. */
interface Try {
  values: PartValues
  faults: Fault[]
  unfit: ReturnType<typeof unfitness>
  engine: Engine
}

/**
 * Has a model write a text that comes in parts, as JSON; source numbers in it become citations of the joined text. What is
 * too long, or otherwise not to be had, is asked for once more with what is wrong; the better answer is taken, and what is
 * still wrong with it is said. Refuses as `Model.object` does, and what is no text.
 */
export async function writeParts(model: Model, request: ModelRequest, work: PartsWork): Promise<PartsCopy> {
  return settled(model, { request, first: await writeOnce(model, request, work), ...work })
}

/**
 * Several versions in one answer, so that each is written with the others at hand and the material is read once. A version
 * with faults is asked for once more, alone; where the answer holds fewer than were asked for, or none that can be read,
 * the missing ones are written alone. `alone` has the request of each for that.
 */
export async function writeVersions(
  model: Model,
  { together, alone }: { together: ModelRequest; alone: readonly ModelRequest[] },
  { task, contexts }: { task: PartsTask; contexts: readonly CopyContext[] },
): Promise<PartsCopy[]> {
  const schema = z.object({ versions: z.array(schemaOf(task.generator.parts ?? [])).min(1) })
  const signal = contexts[0]?.signal
  const answer = await model.object({ ...together, schema, ...(signal ? { signal } : {}) }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'model-confused') return null
    throw error
  })
  return Promise.all(
    contexts.map((context, at) => {
      const values = answer?.value.versions[at]
      const request = alone[at] ?? together
      const work = { task, context }
      if (!answer || !values) return writeParts(model, request, work)
      return settled(model, { request, first: tried(values, answer.engine, work), ...work })
    }),
  )
}

/** The first answer, or a better one to a second request, as it goes out. */
async function settled(
  model: Model,
  { request, first, task, context }: { request: ModelRequest; first: Try } & PartsWork,
): Promise<PartsCopy> {
  const isGood = first.faults.length === 0 && first.unfit === null
  const again = isGood || context.signal.aborted ? null : await secondTry(model, { request, first, task, context })
  const best = again && isBetter(again, first) ? again : first
  if (best.unfit) refuseUnfit(best.unfit, context.language)
  const { content, citations, parts } = withCitations(best.values, task.generator, context)
  const { index, emit } = context
  emit({ event: 'delta', index, text: content })
  for (const citation of citations) emit({ event: 'source', index, citation })
  return { content, citations, parts, engine: best.engine, finish: 'complete', faults: best.faults }
}

async function writeOnce(model: Model, request: ModelRequest, work: PartsWork): Promise<Try> {
  const schema = schemaOf(work.task.generator.parts ?? [])
  const { value, engine } = await model.object({ ...request, schema, signal: work.context.signal })
  return tried(value, engine, work)
}

function tried(value: PartValues, engine: Engine, { task: { generator, checked }, context }: PartsWork): Try {
  const { known } = checked
  const bare = mapped(value, (text) => ownNumbersOnly(plainPart(text), generator, { sources: context.sources, known }))
  const values = generator.mend?.(bare, checked) ?? bare
  const { content, parts } = withoutMarks(values, generator, context)
  return {
    values,
    engine,
    faults: faultsOf(generator, { content, parts }, checked),
    unfit: unfitness(content, context.isAnyLanguage ? null : context.language),
  }
}

/** Asks once more, with the answer and what is wrong with it. One that fails leaves the first. */
async function secondTry(
  model: Model,
  { request, first, task, context }: { request: ModelRequest; first: Try } & PartsWork,
): Promise<Try | null> {
  const wrong = [
    ...first.faults.map(({ ask }) => `- ${ask}`),
    ...(first.unfit === 'other-language' ? [`- Every word of it must be in ${context.language}.`] : []),
  ].join('\n')
  const corrected: ModelRequest = {
    ...request,
    fenced: [...(request.fenced ?? []), { label: 'YOUR EARLIER ANSWER', text: JSON.stringify(first.values) }],
    after: [
      request.after,
      `Your earlier answer is quoted above. What is wrong with it:\n${wrong}\nGive the whole answer again, with only that changed.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
  return writeOnce(model, corrected, { task, context }).catch(() => null)
}

function isBetter(second: Try, first: Try): boolean {
  if ((second.unfit === null) !== (first.unfit === null)) return second.unfit === null
  if (second.faults.length !== first.faults.length) return second.faults.length < first.faults.length
  return placesOf(second.faults) <= placesOf(first.faults)
}

/** A part without what some models put around it: a fence, quotation marks around the whole. */
function plainPart(text: string): string {
  const bare = bareText(text).trim()
  return /^"[^"]+"$|^“[^“”]+”$/.test(bare) ? bare.slice(1, -1) : bare
}

function withoutMarks(values: PartValues, { parts: declared = [] }: Generator, { sources, language }: CopyContext) {
  const parts = sources.length > 0 ? mapped(values, (text) => filtered(text).text) : mapped(values, (text) => text)
  return { content: renderParts(declared, parts, languageCode(language)), parts }
}

function withCitations(values: PartValues, generator: Generator, context: CopyContext) {
  const { parts, content } = withoutMarks(values, generator, context)
  if (context.sources.length === 0) return { content, parts, citations: [] }
  const marked = filtered(renderParts(generator.parts ?? [], values, languageCode(context.language)))
  // a mark may stand where joining leaves none: then the text is shown without citations rather than with shifted ones
  const citations = marked.text === content ? citationsIn(marked, candidatesOf(context.sources), context.language) : []
  return { content, parts, citations }
}

function filtered(text: string): SourceMarkFilter {
  const filter = new SourceMarkFilter()
  filter.push(text)
  filter.end()
  return filter
}
