import type { Composed } from '../../../engines/compose/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import type { Engine, Notice } from '../../../platform/contract/evidence.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import { BUILTIN, type Model, type Purpose } from '../../../platform/server/ai/types.ts'
import { creditsForCopies } from '../../billing/server/index.ts'
import {
  type CopyContext,
  gatherSources,
  type NewCopy,
  passOn,
  requestFor,
  type Sources,
  type WritingRun,
  writeCopy,
  writeObject,
} from '../../writing/server/index.ts'
import { composeAll } from './compose-all.ts'
import type { Generator, GeneratorInput } from './generator.ts'

/** What an action hands back. */
export interface ActionAnswer {
  copies: NewCopy[]
  engine: Engine
  notices: Notice[]
}

/** A generator, ready to be run by whoever may. */
export interface Action<Input> {
  id: string
  purpose: Purpose
  /** The most that one run may cost; what is charged follows from the words that came. */
  credits(input: Input): number
  run(run: WritingRun, input: Input): Promise<ActionAnswer>
}

/** Makes an action of a generator. */
export function actionOf<Input extends GeneratorInput>(spec: Generator<Input>): Action<Input> {
  return {
    id: spec.id,
    purpose: 'special',
    credits: (input) =>
      creditsForCopies(Array.from({ length: input.generation_length }, () => Math.max(1, spec.ask(input).maxWords))),
    async run(run, input) {
      if (!run.model && !spec.compose) refuse('model-needed')
      const sources = spec.takesSources ? await gatherSources(run, input, wishOf(spec, input)) : NO_SOURCES
      const answer = run.model
        ? await written(spec, run, run.model, input, sources)
        : await composed(spec, run, input, sources)
      return { ...answer, notices: [...sources.notices, ...answer.notices] }
    },
  }
}

/** What the sources are searched with: plain words, for a hyphen or a quotation mark would mean something in a search. */
function wishOf<Input extends GeneratorInput>(spec: Generator<Input>, input: Input) {
  const query = spec.query(input).replace(/["“”„«»]|(?<=^|\s)-+/g, ' ')
  return { query, searchesAll: spec.searchesAll ?? false }
}

const NO_SOURCES: Sources = { passages: [], notices: [] }

const INSTEAD: Notice = {
  code: 'written-instead',
  message:
    'This takes a language model, and none is connected. What the text and sources say on it stands here instead.',
}

/** The built-in writer did something else than it was told, because it cannot do that. */
function isInstead(text: Composed): boolean {
  return 'outcome' in text && text.outcome === 'instead'
}

const CUT: Notice = { code: 'answer-cut', message: 'The model broke off. This is what had come until then.' }

/** All copies at once; the first that fails ends the others. */
async function written<Input extends GeneratorInput>(
  spec: Generator<Input>,
  run: WritingRun,
  model: Model,
  input: Input,
  { passages }: Sources,
): Promise<ActionAnswer> {
  const failed = new AbortController()
  const signal = AbortSignal.any([run.signal, failed.signal])
  const variants = input.generation_length
  const ask = spec.ask(input)
  const write = async (index: number) => {
    const request = requestFor(ask, { language: input.language, passages, variant: index, variants })
    const context = contextOf({ ...run, signal }, input, passages, index)
    const writing = spec.schema
      ? writeObject(model, { ...request, schema: spec.schema }, context)
      : writeCopy(model, request, context)
    return writing.catch((error: unknown) => {
      failed.abort()
      throw error
    })
  }
  const copies = await Promise.all(Array.from({ length: variants }, (_, index) => write(index)))
  return {
    copies: copies.map(({ content, citations }) => ({ content, citations })),
    engine: copies[0]?.engine ?? model.engine,
    notices: copies.some(({ finish }) => finish === 'cut') ? [CUT] : [],
  }
}

async function composed<Input extends GeneratorInput>(
  spec: Generator<Input>,
  run: WritingRun,
  input: Input,
  { passages }: Sources,
): Promise<ActionAnswer> {
  const texts = await composeAll(spec, input, passages)
  if (texts.length === 0 || texts.some(({ text }) => countWords(text) === 0)) refuse('material-needed')
  const copies = []
  for (const [index, text] of texts.entries()) {
    copies.push(await passOn(text, contextOf(run, input, passages, index)))
  }
  return { copies, engine: BUILTIN, notices: texts.some(isInstead) ? [INSTEAD] : [] }
}

function contextOf(run: WritingRun, input: GeneratorInput, passages: Sources['passages'], index: number): CopyContext {
  return { passages, language: input.language, index, signal: run.signal, emit: run.emit }
}
