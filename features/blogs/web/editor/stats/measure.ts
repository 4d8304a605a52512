import type { Readability } from '../../../../../engines/readability/index.ts'
import type { ContentLanguage } from '../../../../../engines/text/index.ts'

/** Measures texts in a thread of its own, one at a time; a text that came meanwhile replaces the one that waits. */
export class Measurer {
  readonly #worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' })
  #answer: ((measured: Readability) => void) | null = null
  #next: (() => void) | null = null
  #id = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; measured: Readability }>) => {
      const answer = this.#answer
      this.#answer = null
      if (data.id === this.#id) answer?.(data.measured)
      const next = this.#next
      this.#next = null
      next?.()
    })
  }

  measure(text: string, language: ContentLanguage, answer: (measured: Readability) => void): void {
    const send = () => {
      this.#id += 1
      this.#answer = answer
      this.#worker.postMessage({ id: this.#id, text, language })
    }
    if (this.#answer) this.#next = send
    else send()
  }

  close(): void {
    this.#worker.terminate()
  }
}
