import { refuse } from '../../../contract/failures.ts'
import type { Log } from '../../log.ts'
import { knownAbilities } from '../abilities.ts'
import { chatCompletions } from '../chat-completions.ts'
import type { Provider, ProviderFetch } from '../providers.ts'
import type { LocalModel, LocalServer, LocalServerName, PullProgress } from '../types.ts'
import { serverAt } from './find.ts'
import { ollamaChat } from './ollama-chat.ts'
import { pullModel } from './pull.ts'

/** What the model servers of this machine are looked for with. */
interface Parts {
  /** Where they are looked for; nowhere, where the operator does not want it. */
  ports: readonly number[]
  fetch: ProviderFetch
  log: Log
  /** Ports of Longhand itself and of what it is on are not asked. */
  isOwn: (port: number) => Promise<boolean>
}

/** Whether a provider is a program of this machine. */
export function isLocal(name: Provider['name']): name is LocalServerName {
  return ['ollama', 'lm-studio', 'llama.cpp', 'vllm'].includes(name)
}

/** How long what was found counts before it is looked for again, in milliseconds. */
const FRESH_MS = 60_000
/** How long it counts for whoever has no model, in milliseconds. */
const MOMENT_MS = 5_000

/** The model servers of this machine, as they were when it was last looked. */
export class LocalModels {
  #found: LocalServer[] = []
  #lookedAt = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | undefined
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get servers(): readonly LocalServer[] {
    return this.#found
  }

  /** Looks now; a look that is under way is not begun twice. Never fails. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Begins to look again where the last look is old. The first one is the start's. */
  freshen(): void {
    const age = performance.now() - this.#lookedAt
    if (age > FRESH_MS && age < Number.POSITIVE_INFINITY) void this.look()
  }

  /** Looks unless it was looked a moment ago: pages ask often, and a port that accepts and says nothing takes a second. */
  async lookAnew(): Promise<void> {
    if (performance.now() - this.#lookedAt > MOMENT_MS) await this.look()
  }

  /** One provider for each model; those that answer at once come first within their server. */
  providers(): Provider[] {
    return this.#found.flatMap((server) =>
      inOrder(server.models).map((model) => providerOf(server, model, this.#parts.fetch)),
    )
  }

  /** The first of each server: more of them behind each other would only load one model after the other. */
  firstProviders(): Provider[] {
    return this.#found.flatMap((server) => {
      const [first] = inOrder(server.models)
      return first ? [providerOf(server, first, this.#parts.fetch)] : []
    })
  }

  /** See `Ai.pull`. */
  async pull(model: string, watch: { signal: AbortSignal; onProgress: (progress: PullProgress) => Promise<void> }) {
    if (!this.#ollama()) await this.look()
    const address = this.#ollama() ?? refuse('model-server-missing')
    await pullModel({ ...watch, address, model, fetch: this.#parts.fetch })
    await this.look()
    const names = this.#found.flatMap(({ models }) => models.map(({ name }) => name))
    if (!names.includes(model) && !names.includes(`${model}:latest`)) {
      refuse('model-not-pulled', { message: 'Ollama downloaded this model, but it can’t write text.' })
    }
  }

  #ollama(): string | undefined {
    return this.#found.find(({ name }) => name === 'ollama')?.address
  }

  async #look(): Promise<void> {
    const { ports, fetch, isOwn, log } = this.#parts
    const found = await Promise.all(ports.map(async (port) => ((await isOwn(port)) ? null : serverAt(port, fetch))))
    const before = new Set(this.#found.map(({ address }) => address))
    this.#found = found.filter((server) => server !== null)
    this.#lookedAt = performance.now()
    for (const { name, address, models } of this.#found) {
      if (!before.has(address)) log.info({ server: name, address, models: models.length }, 'local models found')
    }
  }
}

/** In the order that the server has, which is the newest first at Ollama. */
function inOrder(models: readonly LocalModel[]): LocalModel[] {
  return [...models.filter(({ isLoaded }) => isLoaded), ...models.filter(({ isLoaded }) => !isLoaded)]
}

function providerOf({ name, address }: LocalServer, found: LocalModel, fetch: ProviderFetch): Provider {
  const model = found.name
  const abilities = { ...knownAbilities('compatible', model), ...found.abilities }
  return {
    name,
    model,
    statusPage: null,
    secrets: [],
    setting: null,
    language:
      name === 'ollama'
        ? ollamaChat({ address, model, contextTokens: abilities.contextTokens, fetch })
        : chatCompletions({ baseUrl: `${address}/v1`, model, fetch }),
    options: {},
    abilities,
    // Ollama takes them apart itself
    writesThoughts: name !== 'ollama',
  }
}
