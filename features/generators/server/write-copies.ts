import { countWords } from '../../../engines/text/index.ts'
import type { CopyFault, Engine, Notice } from '../../../platform/contract/evidence.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import { BUILTIN, type Model } from '../../../platform/server/ai/types.ts'
import type { Prompt, Setting } from '../../writing/contract.ts'
import {
  type CopyContext,
  type NewCopy,
  passOn,
  requestFor,
  settingOf,
  sourceTexts,
  sourceTokensFor,
  type WritingRun,
  writeObject,
} from '../../writing/server/index.ts'
import type { BuiltInText } from '../built-in-text.ts'
import { toneSentence } from '../catalog/prompt-words.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { composeAll } from './compose-all.ts'
import { checkedWith, faultsOf, orderedWords, ownWordsOf } from './faults-of.ts'
import { withWordsNamed } from './name-words.ts'
import { ownNumbersOnly } from './own-numbers.ts'
import { reviewedCopies } from './review/review.ts'
import { writeParts, writeVersions } from './write-parts.ts'
import { writeText } from './write-text.ts'

/** The copies of one call, and who wrote them. */
export interface Written {
  copies: NewCopy[]
  engine: Engine
  notices: Notice[]
  /** Whether a second reading has found the lengths that the call orders. */
  hasLengthsRead: boolean
}

/** Writes the copies that a call asks for, by the model of the run or by the built-in writer. */
export async function writeCopies(run: WritingRun, generator: Generator, input: GeneratorInput): Promise<Written> {
  if (!run.model && !generator.builtIn) refuse('model-needed')
  const { setting, notices, chosen } = await settingOf(run, input, sourcesWish(generator, input))
  const written = run.model
    ? await byModel({ run, generator, input, setting }, run.model)
    : await byBuiltIn({ run, generator, input, setting })
  const ordered = orderedWords(generator, { input, hasLengthsRead: written.hasLengthsRead })
  const copies = written.copies.map((copy) => ({
    ...(ordered ? { ordered_words: ordered } : {}),
    ...copy,
    ...unusedIn(copy, generator.output ? [] : chosen),
  }))
  return { ...written, copies, notices: [...notices, ...written.notices] }
}

/** Titles of the chosen sources that nothing in a copy rests on. */
function unusedIn({ citations }: NewCopy, chosen: ReadonlyArray<{ id: string; title: string }>) {
  const used = new Set(citations.map(({ asset_id }) => asset_id))
  const unused = chosen.filter(({ id }) => !used.has(id)).map(({ title }) => title)
  return unused.length > 0 ? { unused_sources: unused } : {}
}

/** What the sources are searched with: plain words, for a hyphen or a quotation mark would mean something in a search. */
function sourcesWish({ sources, query, given }: Generator, input: GeneratorInput) {
  if (sources === 'none') return null
  const hasWords = given(input).trim() !== ''
  const searchesAll = sources === 'all' || (sources === 'all-without-words' && !hasWords)
  return { query: query(input).replace(/["“”„«»]|(?<=^|\s)-+/g, ' '), searchesAll }
}

const INSTEAD: Notice = {
  code: 'written-instead',
  message:
    'This requires a language model, and none is connected. Instead, this is what your text and sources say about it.',
}

const UNCHANGED: Notice = {
  code: 'text-unchanged',
  message:
    'No rule could change this text without risking its meaning, so it’s as you wrote it. A language model can rewrite it.',
}

const SAME: Notice = {
  code: 'fewer-versions',
  message: 'The built-in writer found fewer different versions than you asked for.',
}

const FEWER: Notice = {
  code: 'fewer-versions',
  message: 'Your text and sources hold fewer of these than you asked for. A language model can write the rest.',
}

const CUT: Notice = {
  code: 'answer-cut',
  message: 'The model’s response was cut off. This is what it wrote up to that point.',
}

interface Task {
  run: WritingRun
  generator: Generator
  input: GeneratorInput
  setting: Setting
}

/** All copies at once; the first that fails ends the others. */
async function byModel({ run, generator, input, setting }: Task, model: Model): Promise<Written> {
  const failed = new AbortController()
  const signal = AbortSignal.any([run.signal, failed.signal])
  const prompt = promptOf(generator, input)
  const isRead = isReviewed(run, generator, input)
  const checked = checkedWith(input, { ...setting, language: prompt.language ?? setting.language }, isRead)
  const sources = sourceTexts(setting.sources, {
    query: generator.query(input),
    language: setting.language,
    tokens: sourceTokens(prompt, model, run.deps.config.MODEL_SOURCE_TOKENS),
  })
  const writing = { generator, checked, setting }
  const versions = input.generation_length
  const requestOf = (index: number, count?: number) =>
    requestFor(prompt, { ...setting, sources }, { number: index, of: versions, ...(count ? { count } : {}) })
  const contextOf = (index: number): CopyContext => ({
    language: prompt.language ?? setting.language,
    isAnyLanguage: prompt.isAnyLanguage,
    sources,
    tidy: (text: string) =>
      ownNumbersOnly(generator.tidy?.(text, input) ?? text, generator, { sources, known: checked.known }),
    index,
    signal,
    emit: run.emit,
    isNamedLater: true,
  })
  const writeAlone = (index: number) => {
    const [request, context] = [requestOf(index), contextOf(index)]
    if (generator.parts) return writeParts(model, request, { task: writing, context })
    if (generator.output) return writeObject(model, { ...request, schema: generator.output }, context)
    return writeText(model, request, { task: writing, context })
  }
  const writeGroup = (group: readonly number[]) => {
    const [first = 0] = group
    if (group.length === 1) return Promise.all(group.map(writeAlone))
    const requests = { together: requestOf(first, group.length), alone: group.map((index) => requestOf(index)) }
    return writeVersions(model, requests, { task: writing, contexts: group.map(contextOf) })
  }
  const tellWhole = (group: readonly number[]) => {
    if (versions > 1) for (const index of group) run.emit({ event: 'whole', index })
  }
  const groups = groupsOf(versions, generator.parts ? Math.floor(WORDS_TOGETHER / prompt.maxWords) : 1)
  const written = await Promise.all(
    groups.map((group) =>
      writeGroup(group).then(
        (copies) => {
          // what a failure or a stop cuts off comes as a copy too
          if (copies.every(({ finish }) => finish === 'complete')) tellWhole(group)
          return copies
        },
        (error: unknown) => {
          failed.abort()
          throw error
        },
      ),
    ),
  ).then((copies) => copies.flat())
  const task = { generator, checked, contextOf, signal, emit: run.emit }
  const { copies, notes, hasLengthsRead } = isRead
    ? await reviewedCopies(model, requestOf(0, versions), written, task)
    : { copies: written, notes: [], hasLengthsRead: false }
  const cited = await withWordsNamed(model, copies, { contextOf, own: ownWordsOf(input), signal })
  return {
    copies: cited.map((copy) => newCopy(copy, copy.faults)),
    engine: copies[0]?.engine ?? model.engine,
    hasLengthsRead,
    notices: [
      ...(copies.some(({ finish }) => finish === 'cut' || finish === 'length') ? [CUT] : []),
      ...alikeNotices(copies),
      ...notes.map((note) => ({ code: 'to-check' as const, message: `Check before you publish: ${note}` })),
    ],
  }
}

/** Versions that a model has written word for word alike: one of each is a result, and is paid for. */
function alikeNotices(copies: readonly NewCopy[]): Notice[] {
  const alike = [...Map.groupBy(copies, ({ content }) => content).values()].filter(({ length }) => length > 1)
  if (alike.length === 0) return []
  const count = alike.reduce((sum, { length }) => sum + length, 0)
  const message = `${count} of ${copies.length} versions had the same words. Identical versions are shown and charged once.`
  return [{ code: 'fewer-versions', message }]
}

/** What a person waits for in an open text comes as fast as it can; whatever else is written for them is read once more. */
function isReviewed({ deps }: WritingRun, { flag, output }: Generator, { review }: GeneratorInput): boolean {
  return deps.config.MODEL_REVIEW === 'on' && review && flag !== 'docs' && !output
}

const OWN_INSTRUCTIONS =
  'The person you write for also says this. It goes before everything said above, except the form of the answer:'

/** What a generator asks for, in the tone that the call names where tone is not its own business. */
function promptOf(generator: Generator, input: GeneratorInput): Prompt {
  const prompt = { ...generator.prompt(input), ...(input.like ? { like: input.like } : {}) }
  const more = [
    input.tone && !('tone' in generator.fields) ? toneSentence(input.tone) : '',
    input.instructions?.trim() ? `${OWN_INSTRUCTIONS}\n${input.instructions.trim()}` : '',
  ].filter(Boolean)
  return { ...prompt, task: [prompt.task, ...more].join('\n') }
}

/** Words that several versions in one answer may have together: nobody waits long for it, and no model loses its way. */
const WORDS_TOGETHER = 700

/** The numbers of all versions, those that are written together in one group each. */
function groupsOf(versions: number, together: number): number[][] {
  const size = Math.max(1, together)
  return Array.from({ length: Math.ceil(versions / size) }, (_, group) =>
    Array.from({ length: Math.min(size, versions - group * size) }, (_, at) => group * size + at),
  )
}

/** A copy as it goes out: what it does not have is not said. */
function newCopy({ content, citations, parts, ordered_words }: NewCopy, faults: readonly CopyFault[] = []): NewCopy {
  return {
    content,
    citations,
    ...(parts ? { parts } : {}),
    ...(ordered_words ? { ordered_words } : {}),
    ...(faults.length > 0 ? { faults: faults.map(({ part, code, message }) => ({ part, code, message })) } : {}),
  }
}

/** Tokens of source text for each word of the answer, and the least: a short text rests on much that it leaves out. */
const SOURCE_TOKENS_PER_WORD = 10
const LEAST_SOURCE_TOKENS = 3_000
/** Room for sources in one request: by the length that is asked for, within what the server allows and the model holds. */
function sourceTokens({ maxWords }: Prompt, model: Model, allowed: number): number {
  const wanted = Math.max(LEAST_SOURCE_TOKENS, maxWords * SOURCE_TOKENS_PER_WORD)
  return sourceTokensFor(model, Math.min(wanted, allowed))
}

async function byBuiltIn({ run, generator, input, setting }: Task): Promise<Written> {
  const texts = await composeAll(generator, input, setting)
  if (texts.length === 0 || texts.some(({ text }) => countWords(text) === 0)) refuse('material-needed')
  const copies = []
  for (const [index, text] of texts.entries()) {
    const passed = await passOn(text, { setting, index, signal: run.signal, emit: run.emit })
    const parts = text.parts && { ...text.parts }
    const ownWords = { input, known: '', setting: { ...setting, voice: null }, hasLengthsRead: false }
    const tooLong = faultsOf({ ...generator, faults: undefined }, { ...passed, parts }, ownWords)
    copies.push(newCopy({ ...passed, parts }, tooLong))
  }
  return {
    copies,
    engine: BUILTIN,
    hasLengthsRead: false,
    notices: builtInNotices(generator, texts),
  }
}

const POINTS_ONLY: Notice = {
  code: 'nothing-found',
  message: 'Your sources don’t cover this, so these are points to make. Add sources, or connect a language model.',
}

function builtInNotices(
  { withoutMaterial, withoutMaterialNotice = POINTS_ONLY }: Generator,
  texts: readonly BuiltInText[],
): Notice[] {
  // what the built-in writer knows of a subject it cites; without a citation it is what it says of any
  const isBare =
    withoutMaterial !== undefined && texts.every(({ citations, isOwn }) => !isOwn && citations.length === 0)
  const has = (outcome: BuiltInText['outcome']) => texts.some((text) => text.outcome === outcome)
  return [
    ...(has('instead') ? [INSTEAD] : []),
    ...(isBare ? [withoutMaterialNotice] : []),
    ...(has('unchanged') ? [UNCHANGED] : []),
    ...(has('fewer') ? [FEWER] : []),
    ...(new Set(texts.map(({ text }) => text)).size < texts.length && !isBare ? [SAME] : []),
  ]
}
