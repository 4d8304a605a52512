import type { Deps } from '../../../platform/server/deps.ts'
import type { AnswerCitationShape } from '../contract.ts'

/** What comes of an answer while it is written. */
export type LiveEvent =
  | { event: 'delta'; text: string }
  | { event: 'source'; citation: AnswerCitationShape }
  /** Its text is whole; sources are still being named. */
  | { event: 'whole' }

/** Why an answer ends with its process. */
const SHUTDOWN = Symbol('the process is stopping')

/** Answers that this process is writing, by database: tests run several servers in one process. */
const answers = new WeakMap<Deps['db'], Map<string, LiveAnswer>>()

/** An answer as it is written here, for everybody who follows it. It doesn't end when they go away. */
export class LiveAnswer {
  text: string
  citations: AnswerCitationShape[]
  /** Whether its text is whole, and only sources are still being named. */
  isWhole = false
  /** Whether what followers have of its text is its beginning, so that citations stand in it where they belong. */
  #isShown = true
  /** What it failed with, once it has ended so. */
  error: unknown
  readonly ended: Promise<void>
  readonly end: () => void
  readonly #stop = new AbortController()
  readonly #followers = new Set<(event: LiveEvent) => void>()

  constructor({ text, citations }: Pick<LiveAnswer, 'text' | 'citations'>) {
    this.text = text
    this.citations = citations
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ended = promise
    this.end = resolve
  }

  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Whether it ends because the process does, so that a person may want it to go on. */
  get isInterrupted(): boolean {
    return this.signal.reason === SHUTDOWN
  }

  stop(reason?: typeof SHUTDOWN): void {
    this.#stop.abort(reason)
  }

  /** Begins with what is kept of an earlier text, before anybody follows. */
  startFrom(text: string): void {
    this.text = text
    this.citations = this.citations.filter(({ end }) => end <= text.length)
  }

  write(text: string): void {
    this.text += text
    this.#tell({ event: 'delta', text })
  }

  cite(citation: AnswerCitationShape): void {
    this.citations = [...this.citations, citation]
    if (this.#isShown) this.#tell({ event: 'source', citation })
  }

  /** Takes the whole in its last form, which may have lost a farewell, with all that is cited in it so far. */
  settle({ text, citations }: Pick<LiveAnswer, 'text' | 'citations'>): void {
    const known = new Set(this.citations.map(({ id }) => id))
    this.#isShown = this.text.startsWith(text)
    this.text = text
    this.citations = citations
    this.isWhole = true
    this.#tell({ event: 'whole' })
    if (!this.#isShown) return
    for (const citation of citations) if (!known.has(citation.id)) this.#tell({ event: 'source', citation })
  }

  /** Hands on what comes from now on; returns the way to stop hearing. */
  follow(hear: (event: LiveEvent) => void): () => void {
    this.#followers.add(hear)
    return () => void this.#followers.delete(hear)
  }

  #tell(event: LiveEvent): void {
    for (const hear of this.#followers) hear(event)
  }
}

/** The answers that this process is writing. */
export function liveAnswers({ db }: Pick<Deps, 'db'>): Map<string, LiveAnswer> {
  const known = answers.get(db) ?? new Map<string, LiveAnswer>()
  answers.set(db, known)
  return known
}

/** Ends everything that this process writes; what has come is kept. */
export async function interruptAnswers(deps: Pick<Deps, 'db'>): Promise<void> {
  const all = [...liveAnswers(deps).values()]
  for (const live of all) live.stop(SHUTDOWN)
  await Promise.all(all.map(({ ended }) => ended))
}
