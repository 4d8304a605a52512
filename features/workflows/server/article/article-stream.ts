import type { Engine } from '../../../../platform/contract/evidence.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Model, ModelRequest } from '../../../../platform/server/ai/types.ts'
import { BareTextFilter } from '../../../writing/server/index.ts'
import { ArticleReader, type PartName } from './article-reader.ts'

/** One answer of a model that holds several parts of an article, each taken from it as soon as it is written. */
export class ArticleStream {
  readonly #reader: ArticleReader
  readonly #answer: Promise<void>
  readonly #stop = new AbortController()
  #engine: Engine
  #ended: 'complete' | 'incomplete' | null = null
  #failure: { error: unknown } | null = null
  #waiting: (() => void) | null = null

  constructor(
    model: Model,
    request: ModelRequest,
    { headings, closing, signal }: { headings: readonly string[]; closing: string; signal: AbortSignal },
  ) {
    this.#reader = new ArticleReader(headings, closing)
    this.#engine = model.engine
    this.#answer = this.#read(model, { ...request, signal: AbortSignal.any([signal, this.#stop.signal]) })
  }

  get engine(): Engine {
    return this.#engine
  }

  /** True where the answer has come to an end of its own. */
  get isComplete(): boolean {
    return this.#ended === 'complete'
  }

  textOf(part: PartName): string | undefined {
    return this.#reader.textOf(part)
  }

  /**
   * Waits for a part to be whole. Null where the answer leaves it out or was cut off within it; refuses as `Model.write`
   * does, and `model-broke-off` where the line broke. `onText` is called with what has come so far.
   */
  async whole(part: PartName, onText: (raw: string) => void): Promise<string | null> {
    for (;;) {
      const text = this.#reader.textOf(part)
      if (text) onText(text)
      if (this.#reader.isPast(part) && !this.#isLastOfCut(part)) return text ?? null
      if (this.#failure) throw this.#failure.error
      if (this.#ended) return null
      await new Promise<void>((resolve) => {
        this.#waiting = resolve
      })
    }
  }

  /** Nothing more is wanted of the answer. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#answer
  }

  async #read(model: Model, request: ModelRequest): Promise<void> {
    // a fence that opens before the first part closes behind the last
    const bare = new BareTextFilter()
    try {
      const { finish, engine } = await model.write({
        ...request,
        onText: (piece) => {
          this.#reader.push(bare.push(piece))
          this.#wake()
        },
      })
      this.#engine = engine
      if (finish === 'cut') refuse('model-broke-off')
      this.#reader.push(bare.end())
      this.#last = this.#reader.current
      this.#reader.end()
      this.#ended = finish === 'complete' ? 'complete' : 'incomplete'
    } catch (error) {
      this.#failure = { error }
    }
    this.#wake()
  }

  /** Where the answer stood when it ended. */
  #last: PartName | null = null

  /** Half a part is none. */
  #isLastOfCut(part: PartName): boolean {
    return this.#ended === 'incomplete' && part === this.#last
  }

  #wake(): void {
    const resolve = this.#waiting
    this.#waiting = null
    resolve?.()
  }
}
