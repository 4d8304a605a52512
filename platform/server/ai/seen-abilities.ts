import { nameOf, type Provider } from './providers.ts'
import type { Abilities } from './types.ts'

/** What was seen of models in this process, which their names don't tell. It takes precedence over what is known by name. */
export class SeenAbilities {
  readonly #seen = new Map<string, Partial<Abilities>>()

  note(provider: Provider, abilities: Partial<Abilities>): void {
    this.#seen.set(nameOf(provider), { ...this.#seen.get(nameOf(provider)), ...abilities })
  }

  of(provider: Provider): Abilities {
    return { ...provider.abilities, ...this.#seen.get(nameOf(provider)) }
  }
}
