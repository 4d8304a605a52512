import { availableParallelism, totalmem } from 'node:os'
import { Refusal, refuse } from '../../../contract/failures.ts'
import type { Log } from '../../log.ts'
import type { TimeLimits } from '../attempt.ts'
import type { Provider } from '../providers.ts'
import type { OnBoardModel, PullProgress } from '../types.ts'
import type { Card } from './cards.ts'
import { EngineProcess, TooLittleMemory } from './engine-process.ts'
import { fetchWeights } from './fetch-weights.ts'
import { onBoardChat } from './on-board-chat.ts'
import { Queue } from './queue.ts'
import { installRuntime, runtimeEntry } from './runtime.ts'
import { bytesHere, fileOf, type Place, removeWeights } from './weights.ts'

/** What models are run on board with. */
export interface OnBoardParts {
  cards: readonly Card[]
  place: Place
  /** Where the paths of cards begin. */
  weightsUrl: string
  /** npm's own where absent. */
  registry?: string | undefined
  fetch: typeof globalThis.fetch
  log: Log
  /** How long an idle model stays in memory, in milliseconds. */
  idleMs?: number
  /** Threads of a model on the processor. */
  threads?: number
}

const NAME = 'on-board'
const IDLE_MS = 300_000
/** How long a look counts, in milliseconds. */
const FRESH_MS = 60_000
/** What a process is started with, and what requests may count on: marks around messages take the rest. */
const [CONTEXT_TOKENS, USABLE_TOKENS] = [8_192, 8_000]
/** More would wait for hours. */
const MOST_WAITING = 20
/** A machine without a graphics card reads 20 tokens a second or more and writes 3 or more; waiting for a turn counts too. */
const SLOW: TimeLimits = { firstTextMs: 1_800_000, nextTextMs: 120_000, totalMs: 3_600_000 }

/** Models that this server runs itself: fetched on demand, one in memory at a time, one text after the other. */
export class OnBoard {
  readonly #parts: OnBoardParts
  readonly #queue = new Queue()
  #models: OnBoardModel[]
  #running: { id: string; engine: EngineProcess } | undefined
  #idle: NodeJS.Timeout | undefined
  #lookedAt = 0

  constructor(parts: OnBoardParts) {
    this.#parts = parts
    this.#models = parts.cards.map((card) => ({ ...shown(card), state: 'absent', arrived: 0 }))
  }

  get models(): readonly OnBoardModel[] {
    return this.#models
  }

  /** The process that runs a model now; for tests. */
  get pid(): number | undefined {
    return this.#running?.engine.hasEnded ? undefined : this.#running?.engine.pid
  }

  placeOf(ownerId: string): number | null {
    return this.#queue.placeOf(ownerId)
  }

  /** Begins to look again where the last look is old: a command may have fetched or removed a model. */
  freshen(): void {
    if (performance.now() - this.#lookedAt > FRESH_MS) void this.look()
  }

  /** Sees which models are here. Never fails. */
  async look(): Promise<void> {
    this.#lookedAt = performance.now()
    const { cards, place } = this.#parts
    const isRunnable = cards.length > 0 && (await runtimeEntry(place.runtime)) !== null
    this.#models = await Promise.all(
      cards.map(async (card): Promise<OnBoardModel> => {
        const { isWhole, bytes } = await bytesHere(card, place)
        const state = isWhole && isRunnable ? 'ready' : bytes > 0 ? 'partial' : 'absent'
        return { ...shown(card), state, arrived: bytes }
      }),
    )
    const running = this.#running
    if (running && !this.#models.some(({ id, state }) => id === running.id && state === 'ready')) this.end()
  }

  /** One provider for each model that is here. */
  providers(): Provider[] {
    const ready = new Set(this.#models.filter(({ state }) => state === 'ready').map(({ id }) => id))
    return this.#parts.cards.filter(({ id }) => ready.has(id)).map((card) => this.#providerOf(card))
  }

  /** Brings the runtime and a model's weights to this machine. Refuses and throws as `fetchWeights`. */
  async fetch(id: string, watch: { signal: AbortSignal; onProgress: (progress: PullProgress) => Promise<void> }) {
    const { place, weightsUrl, registry, fetch } = this.#parts
    const card = this.#card(id)
    await watch.onProgress({ done: 0, total: 0, isChecking: false })
    await installRuntime(place.runtime, { registry, signal: watch.signal })
    await fetchWeights({ ...watch, card, place, baseUrl: weightsUrl, fetch })
    return this.look()
  }

  /** Deletes a model, whole or partial; tells how many bytes that freed. Refuses an unknown one as `fetch`. */
  async remove(id: string): Promise<number> {
    const freed = await removeWeights(this.#card(id), this.#parts.place)
    await this.look()
    return freed
  }

  #card(id: string): Card {
    const card = this.#parts.cards.find((known) => known.id === id)
    return card ?? refuse('model-not-pulled', { message: 'This server doesn’t offer this model.' })
  }

  #providerOf(card: Card): Provider {
    return {
      name: NAME,
      model: card.id,
      statusPage: null,
      secrets: [],
      setting: null,
      language: onBoardChat((ownerId, writing) => this.#inTurn(card, ownerId, writing)),
      options: {},
      abilities: { contextTokens: USABLE_TOKENS, schema: true, thinks: card.thinks },
      writesThoughts: true,
      limits: SLOW,
    }
  }

  async #inTurn(card: Card, ownerId: string, writing: Parameters<EngineProcess['write']>[0]) {
    if (this.#queue.length > MOST_WAITING) {
      throw new Refusal('model-unavailable', {
        message: 'Too many people are waiting for this server’s model. Nothing was charged. Try again later.',
      })
    }
    const done = await this.#queue.take(ownerId, writing.signal)
    clearTimeout(this.#idle)
    try {
      return await (await this.#engineOf(card)).write(writing)
    } finally {
      this.#idle = setTimeout(() => this.end(), this.#parts.idleMs ?? IDLE_MS).unref()
      done()
    }
  }

  /** The process of this model, started where there is none or it has died; another model's makes room. */
  async #engineOf(card: Card): Promise<EngineProcess> {
    const { place, log } = this.#parts
    if (this.#running?.id === card.id && !this.#running.engine.hasEnded) return this.#running.engine
    this.end()
    const runtime = (await runtimeEntry(place.runtime)) ?? refuse('model-unavailable', { message: NOT_HERE })
    const engine = new EngineProcess({
      runtime,
      weights: fileOf(card, place),
      contextTokens: CONTEXT_TOKENS,
      memory: card.memory,
      threads: this.#parts.threads ?? usualThreads(),
    })
    this.#running = { id: card.id, engine }
    const gpu = await engine.ready.catch((error: unknown) => {
      if (error instanceof TooLittleMemory) throw tooLittle(card, error)
      throw error
    })
    log.info({ model: card.id, gpu }, 'a model on this machine was loaded')
    return engine
  }

  /** Ends the process; the next request starts it again. */
  end(): void {
    this.#running?.engine.end()
    this.#running = undefined
  }
}

/** All processors but one, which the server goes on with: threads that share a processor spend their time waiting for each other. */
function usualThreads(): number {
  return Math.max(1, availableParallelism() - 1)
}

const NOT_HERE = 'The model on this server was removed. Nothing was charged. Download it again under Account > Models.'

function shown({ id, label, license, bytes, memory }: Card) {
  return { id, label, license, bytes, memory, isLargerThanMachine: memory > totalmem() }
}

function tooLittle({ label }: Card, { needed, free }: TooLittleMemory): Refusal {
  return new Refusal('model-unavailable', {
    message: `${label} needs ${gigabytes(needed)} of free memory on the server, and ${gigabytes(free)} are free. Nothing was charged. Ask the server’s operator to free memory or use a smaller model.`,
  })
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`
}
