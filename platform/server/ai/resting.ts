import type { Clock } from '../clock.ts'
import { nameOf, type Provider } from './providers.ts'

/** How long a provider that failed is asked after the others, in milliseconds. */
const REST_MS = 30_000

/**
 * Remembers which providers of the server failed a moment ago. They are still asked, but last: otherwise every call
 * would wait for a dead provider's time limit before it came to a living one.
 */
export class Resting {
  readonly #until = new Map<string, number>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  rest(provider: Provider): void {
    this.#until.set(nameOf(provider), this.#clock.now().getTime() + REST_MS)
  }

  works(provider: Provider): void {
    this.#until.delete(nameOf(provider))
  }

  /** The same providers, those at rest behind the others. */
  last(providers: readonly Provider[]): Provider[] {
    const now = this.#clock.now().getTime()
    const isResting = (provider: Provider) => (this.#until.get(nameOf(provider)) ?? 0) > now
    return [...providers.filter((provider) => !isResting(provider)), ...providers.filter(isResting)]
  }
}
