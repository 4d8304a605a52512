import { refuse } from '../../contract/failures.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { TimeLimits } from './attempt.ts'
import { type ModelNeeds, modelOver } from './model.ts'
import { configuredProviders, ownKeyProvider, type Provider, type ProviderFetch } from './providers.ts'
import { Resting } from './resting.ts'
import type { Ai, Model, ModelCall, ModelWish, OwnKey, ProviderName } from './types.ts'

/** What the way to language models is made of. */
export interface AiParts {
  config: Config
  log: Log
  clock: Clock
  /** For the addresses of the operator's settings. */
  plainFetch: ProviderFetch
  /** For addresses that people gave with their keys: reaches nothing private. */
  guardedFetch: ProviderFetch
  record: (call: ModelCall) => Promise<void>
}

/** Names that plans and older clients use, and the providers they mean, best first. */
const FAMILIES: Record<string, readonly ProviderName[]> = {
  'azure-gpt': ['azure', 'openai'],
  gpt: ['openai', 'azure'],
  claude: ['anthropic'],
}

/** Builds the one way to language models from the server's settings. */
export function createAi(parts: AiParts): Ai {
  const providers = configuredProviders(parts.config, parts.plainFetch)
  const needs: ModelNeeds = {
    limits: limitsOf(parts.config),
    resting: new Resting(parts.clock),
    log: parts.log,
    record: parts.record,
  }
  const ownModel = (own: OwnKey, wish: ModelWish): Model =>
    modelOver([ownKeyProvider(own, parts.config, parts.guardedFetch)], wish, true, needs)
  return {
    providers: providers.map(({ name }) => name),
    models: providers.map(({ name, model }) => ({ id: name, engine: { provider: name, model } })),
    choose(wish) {
      if (wish.ownKey) return ownModel({ ...wish.ownKey, model: ownModelName(wish) }, wish)
      const [first, ...others] = inOrder(providers, wish)
      return first ? modelOver([first, ...others], wish, false, needs) : null
    },
    async test(key, { ownerId }) {
      const model = ownModel(key, { purpose: 'special', ownerId, feature: 'key-test' })
      await model.write({
        system: 'You check a connection.',
        prompt: 'Answer with the single word: ready',
        maxOutputTokens: TEST_TOKENS,
        timeoutMs: TEST_MS,
      })
    },
  }
}

/** Enough for a model that thinks before it says one word. */
const TEST_TOKENS = 512
const TEST_MS = 30_000

/** The providers with what the person picked first, then what plan and flag prefer, then the rest as configured. */
function inOrder(providers: readonly Provider[], wish: ModelWish): Provider[] {
  const wanted = [...named(providers, wish.model), ...named(providers, wish.preferred)]
  if (wish.model && providers.length > 0 && !isKnown(providers, wish.model)) {
    refuse('invalid', {
      details: [
        {
          path: 'model',
          message: `Choose one of: ${[...providers.map(({ name }) => name), ...Object.keys(FAMILIES)].join(', ')}.`,
        },
      ],
    })
  }
  return [...new Set([...wanted, ...providers])]
}

function named(providers: readonly Provider[], name: string | undefined): Provider[] {
  if (!name) return []
  const family = FAMILIES[name]
  if (!family) return providers.filter((provider) => provider.name === name || provider.model === name)
  return family.flatMap((member) => providers.filter((provider) => provider.name === member))
}

function isKnown(providers: readonly Provider[], name: string): boolean {
  return name in FAMILIES || providers.some((provider) => provider.name === name || provider.model === name)
}

/** On an own key any model of the provider may be named; the product's own names for models mean nothing there. */
function ownModelName({ model, ownKey }: ModelWish): string | undefined {
  return model && !(model in FAMILIES) && model !== ownKey?.provider ? model : ownKey?.model
}

function limitsOf(
  config: Pick<Config, 'MODEL_FIRST_TEXT_SECONDS' | 'MODEL_NEXT_TEXT_SECONDS' | 'MODEL_TOTAL_SECONDS'>,
): TimeLimits {
  return {
    firstTextMs: config.MODEL_FIRST_TEXT_SECONDS * 1_000,
    nextTextMs: config.MODEL_NEXT_TEXT_SECONDS * 1_000,
    totalMs: config.MODEL_TOTAL_SECONDS * 1_000,
  }
}
