import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { EmptyAnswer, TimeLimit } from './provider-failure.ts'
import { ThoughtFilter } from './thought-filter.ts'
import type { Usage } from './types.ts'

/** A model that can be asked: one of the SDK, or one that we read ourselves. Aborting the call's signal ends its stream. */
export interface Language {
  doStream(options: LanguageModelV4CallOptions): PromiseLike<{ stream: AsyncIterable<LanguageModelV4StreamPart> }>
}

/** How long a provider is waited for, in milliseconds. */
export interface TimeLimits {
  /** Until the first sign of an answer: text, or thinking that the provider shows. */
  firstTextMs: number
  /** Between two pieces. */
  nextTextMs: number
  /** From the first request to the end of the answer. */
  totalMs: number
}

/** How one request to one provider ended. `text` is what had come until then; `hasThought`: thoughts came before it. */
export type Attempt = { text: string; usage: Usage; hasThought: boolean } & (
  | { state: 'answered'; finish: 'complete' | 'length' }
  | { state: 'stopped' }
  | { state: 'failed'; error: unknown }
)

/** What the caller of an attempt watches. */
export interface Watch {
  limits: TimeLimits
  signal?: AbortSignal
  onText?: (piece: string) => void
  /** Whether the model is one that thinks, so that its text may begin with thoughts. */
  thinks?: boolean
}

/** Characters of text per allowed token after which an answer is ended, so that no server can fill our memory. */
const CHARACTERS_PER_TOKEN = 24
/** How long the end of a connection is awaited after the end of its answer, in milliseconds. */
const CLOSING_MS = 250

/** Sends one request and reads the answer to its end, whatever that end is. Never throws. */
export async function attempt(language: Language, options: LanguageModelV4CallOptions, watch: Watch): Promise<Attempt> {
  const answer = new IncomingAnswer((options.maxOutputTokens ?? 4_096) * CHARACTERS_PER_TOKEN, watch)
  if (watch.signal?.aborted) return { ...answer.soFar, state: 'stopped' }
  const stop = new AbortController()
  const clock = new Clock(watch.limits, stop)
  const onAbort = () => stop.abort(watch.signal?.reason)
  watch.signal?.addEventListener('abort', onAbort, { once: true })
  try {
    const { stream } = await language.doStream({ ...options, abortSignal: stop.signal })
    for await (const part of stream) {
      if (isSignOfLife(part)) clock.heard()
      if (part.type === 'finish') clock.completed()
      answer.take(part)
      if (answer.isOver || stop.signal.aborted) break
    }
  } catch (error) {
    if (!answer.isComplete) answer.error ??= error
  } finally {
    clock.end()
    watch.signal?.removeEventListener('abort', onAbort)
    // Ends the connection of an answer that was long enough or went wrong; without effect on one that is over.
    stop.abort()
  }
  answer.close()
  if (answer.isComplete) return answer.end()
  if (watch.signal?.aborted) return { ...answer.soFar, state: 'stopped' }
  if (clock.struck) return { ...answer.soFar, state: 'failed', error: clock.struck }
  return answer.end()
}

function isSignOfLife(part: LanguageModelV4StreamPart): boolean {
  return part.type === 'text-delta' || part.type === 'reasoning-delta'
}

/** Collects the text of one answer and decides what its end means. */
class IncomingAnswer {
  error: unknown
  /** Nothing more need be read. */
  isOver = false
  #text = ''
  #usage: Usage = { inputTokens: 0, outputTokens: 0 }
  #finish: 'complete' | 'length' | 'declined' | 'interrupted' | null = null
  readonly #longest: number
  readonly #onText: ((piece: string) => void) | undefined

  readonly #filter: ThoughtFilter
  #hasThought = false
  #length = 0

  constructor(longest: number, { onText, thinks = false }: Pick<Watch, 'onText' | 'thinks'>) {
    this.#longest = longest
    this.#onText = onText
    this.#filter = new ThoughtFilter({ holdsBack: thinks })
  }

  /** True when the provider has said that nothing more comes, or enough has come. */
  get isComplete(): boolean {
    return this.#finish !== null && this.#finish !== 'interrupted' && this.error === undefined
  }

  get soFar(): { text: string; usage: Usage; hasThought: boolean } {
    return { text: this.#text, usage: this.#usage, hasThought: this.#hasThought || this.#filter.hasThoughts }
  }

  take(part: LanguageModelV4StreamPart): void {
    if (part.type === 'text-delta' && part.delta) {
      const { text, startsOver } = this.#filter.take(part.delta)
      if (startsOver) this.#text = ''
      this.#add(text)
      this.#length += part.delta.length
      if (this.#length > this.#longest) {
        this.#finish = 'length'
        this.isOver = true
      }
    } else if (part.type === 'reasoning-delta') {
      this.#hasThought = true
      this.#filter.stopHoldingBack()
    } else if (part.type === 'error') {
      this.error = part.error ?? new Error('the provider reported an error')
      this.isOver = true
    } else if (part.type === 'finish') {
      this.#usage = { inputTokens: part.usage.inputTokens.total ?? 0, outputTokens: part.usage.outputTokens.total ?? 0 }
      this.#finish = finishOf(part.finishReason.unified)
    }
  }

  /** Nothing more comes, for whatever reason. */
  close(): void {
    this.#add(this.#filter.end())
  }

  #add(text: string): void {
    if (!text) return
    this.#text += text
    this.#onText?.(text)
  }

  end(): Attempt {
    if (this.error !== undefined) return { ...this.soFar, state: 'failed', error: this.error }
    if (this.#finish === null || this.#finish === 'interrupted')
      return { ...this.soFar, state: 'failed', error: new Error('the answer broke off') }
    if (!this.#text.trim()) return { ...this.soFar, state: 'failed', error: new EmptyAnswer(this.#whyEmpty()) }
    return { ...this.soFar, state: 'answered', finish: this.#finish === 'length' ? 'length' : 'complete' }
  }

  #whyEmpty(): EmptyAnswer['why'] {
    if (this.#finish === 'declined') return 'declined'
    return this.#finish === 'length' && this.soFar.hasThought ? 'thoughts' : 'nothing'
  }
}

function finishOf(reason: string): 'complete' | 'length' | 'declined' | 'interrupted' {
  if (reason === 'length') return 'length'
  if (reason === 'content-filter') return 'declined'
  if (reason === 'error' || reason === 'interrupted') return 'interrupted'
  return 'complete'
}

/** Strikes when one of the limits is over: aborts `stop` and says for what it had waited. */
class Clock {
  struck: TimeLimit | null = null
  #gap: NodeJS.Timeout
  #heardBefore = false
  readonly #total: NodeJS.Timeout
  readonly #stop: AbortController
  readonly #nextTextMs: number

  constructor(limits: TimeLimits, stop: AbortController) {
    this.#stop = stop
    this.#nextTextMs = limits.nextTextMs
    this.#gap = setTimeout(() => this.#strike('first text'), limits.firstTextMs)
    this.#total = setTimeout(() => this.#strike('whole answer'), limits.totalMs)
  }

  heard(): void {
    if (this.#heardBefore) {
      this.#gap.refresh()
      return
    }
    this.#heardBefore = true
    this.#wait(this.#nextTextMs)
  }

  /** The answer is complete; only the end of the connection is awaited, so that it can be used again. */
  completed(): void {
    this.#wait(Math.min(this.#nextTextMs, CLOSING_MS))
  }

  end(): void {
    clearTimeout(this.#gap)
    clearTimeout(this.#total)
  }

  #wait(ms: number): void {
    clearTimeout(this.#gap)
    this.#gap = setTimeout(() => this.#strike('next text'), ms)
  }

  #strike(waitedFor: 'first text' | 'next text' | 'whole answer'): void {
    this.struck = new TimeLimit(waitedFor)
    this.#stop.abort(this.struck)
  }
}
