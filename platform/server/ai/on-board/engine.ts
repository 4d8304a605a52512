import { pathToFileURL } from 'node:url'
import type { Chat, Context, HistoryItem, Llama, LlamaLibrary, LoadedModel, Sequence } from './llama.ts'
import type { LoadOrder, Order, Report, WriteOrder } from './protocol.ts'

// The process that runs a model: it loads one, writes one text at a time, and ends with the server that started it.

/** A model that is ready. */
interface Loaded {
  llama: Llama
  model: LoadedModel
  context: Context
  sequence: Sequence
  chat: Chat
}

/** What the makers of small instruction-tuned models recommend, where a request doesn't say. */
const USUAL = { temperature: 0.7, topP: 0.8, topK: 20 }
/** Holds loops off and leaves citation numbers alone. */
const REPEAT_PENALTY = { penalty: 1.05 }
/** An answer must have at least so many tokens of room. */
const LEAST_ROOM = 32

let loaded: Loaded | undefined
const stops = new Map<number, AbortController>()

process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  if (order.kind === 'stop') stops.get(order.number)?.abort()
  else if (order.kind === 'load') void load(order)
  else void write(order)
})

function say(report: Report): void {
  process.send?.(report)
}

async function load(order: LoadOrder): Promise<void> {
  try {
    const library: LlamaLibrary = await import(pathToFileURL(order.runtime).href)
    const llama = await library.getLlama({
      build: 'never',
      gpu: 'auto',
      skipDownload: true,
      logLevel: 'error',
      progressLogs: false,
      maxThreads: order.threads,
    })
    const free = await freeMemory(llama)
    if (free < order.memory) return say({ kind: 'no-memory', needed: order.memory, free })
    const model = await llama.loadModel({ modelPath: order.weights })
    const context = await model.createContext({ contextSize: order.contextTokens, threads: order.threads })
    const sequence = context.getSequence()
    loaded = { llama, model, context, sequence, chat: new library.LlamaChat({ contextSequence: sequence }) }
    say({ kind: 'loaded', gpu: llama.gpu })
  } catch (error) {
    say({ kind: 'not-loaded', words: wordsOf(error) })
  }
}

/** Of the machine, and of its graphics card where that has memory of its own. */
async function freeMemory(llama: Llama): Promise<number> {
  const own = process.availableMemory()
  if (!llama.gpu) return own
  const { free, unifiedSize } = await llama.getVramState()
  return unifiedSize > 0 ? Math.max(own, free) : own + free
}

async function write(order: WriteOrder): Promise<void> {
  const { number } = order
  const stop = new AbortController()
  stops.set(number, stop)
  try {
    if (!loaded) throw new Error('no model is loaded')
    await answer(order, loaded, stop.signal)
  } catch (error) {
    // an answer that is stopped before its first word throws
    if (stop.signal.aborted) say({ kind: 'end', number, reason: 'stopped', input: 0, output: 0 })
    else say({ kind: 'failed', number, words: wordsOf(error), isTooLong: false })
  } finally {
    stops.delete(number)
  }
}

async function answer(order: WriteOrder, { llama, model, context, sequence, chat }: Loaded, signal: AbortSignal) {
  const { number, maxTokens, schema, temperature = USUAL.temperature } = order
  const history = historyOf(order)
  const { contextText } = chat.chatWrapper.generateContextState({ chatHistory: history })
  const input = contextText.tokenize(model.tokenizer).length
  const room = context.contextSize - input
  if (room < LEAST_ROOM) {
    // the library would drop the beginning of the prompt without a word
    return say({ kind: 'failed', number, words: 'the prompt exceeds the context window', isTooLong: true })
  }
  const before = sequence.tokenMeter.usedOutputTokens
  const { metadata } = await chat.generateResponse(history, {
    ...USUAL,
    temperature,
    maxTokens: Math.min(maxTokens, room),
    repeatPenalty: schema ? false : REPEAT_PENALTY,
    grammar: schema ? await grammarOf(llama, schema) : undefined,
    signal,
    stopOnAbortSignal: true,
    onResponseChunk: ({ text, type, segmentType }) => {
      if (text) say({ kind: 'piece', number, text, isThought: type === 'segment' && segmentType === 'thought' })
    },
  })
  say({
    kind: 'end',
    number,
    reason: reasonOf(metadata.stopReason),
    input,
    output: sequence.tokenMeter.usedOutputTokens - before,
  })
}

function historyOf({ system, prompt }: WriteOrder): HistoryItem[] {
  return [
    { type: 'system', text: system },
    { type: 'user', text: prompt },
    { type: 'model', response: [] },
  ]
}

/** A schema with something that has no grammar still gets JSON; what is wrong with its shape is found when it is read. */
async function grammarOf(llama: Llama, schema: object): Promise<object> {
  return llama.createGrammarForJsonSchema(schema).catch(() => llama.getGrammarFor('json'))
}

function reasonOf(stopReason: string): 'stop' | 'length' | 'stopped' {
  if (stopReason === 'abort') return 'stopped'
  return stopReason === 'maxTokens' ? 'length' : 'stop'
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
