import { refuse } from '../../contract/failures.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { TimeLimits } from './attempt.ts'
import { listModels } from './list-models.ts'
import { isLocal, LocalModels } from './local/local-models.ts'
import { type ModelNeeds, modelOver } from './model.ts'
import { createOnBoard } from './on-board/create-on-board.ts'
import { configuredProviders, nameOf, ownKeyProvider, type Provider, type ProviderFetch } from './providers.ts'
import { Resting } from './resting.ts'
import { SeenAbilities } from './seen-abilities.ts'
import { testKey } from './test-key.ts'
import type { Abilities, Ai, Model, ModelWish, OwnKey, ProviderName } from './types.ts'

/** What the way to language models is made of. */
export interface AiParts {
  config: Config
  log: Log
  clock: Clock
  /** For the addresses of the operator's settings. */
  plainFetch: ProviderFetch
  /** For addresses that people gave with their keys: reaches nothing private. */
  guardedFetch: ProviderFetch
  record: ModelNeeds['record']
  /** Whether Longhand itself, or what it is on, listens at a port of this machine. */
  isOwnPort: (port: number) => Promise<boolean>
}

/** How long the server in the settings may take to say what its model holds, in milliseconds. */
const HEAR_MS = 5_000

/** Begins the names of models that the server runs itself. */
const ON_BOARD = 'on-board/'

/** Names that plans and older clients use, and the providers they mean, best first. */
const FAMILIES: Record<string, readonly ProviderName[]> = {
  'azure-gpt': ['azure', 'openai'],
  gpt: ['openai', 'azure'],
  claude: ['anthropic'],
}

/** Builds the one way to language models from the server's settings. */
export function createAi(parts: AiParts): Ai {
  const configured = configuredProviders(parts.config, parts.plainFetch)
  const seen = new SeenAbilities()
  const local = new LocalModels({
    ports: parts.config.LOCAL_MODELS === 'off' ? [] : parts.config.LOCAL_MODEL_PORTS,
    fetch: parts.plainFetch,
    log: parts.log,
    isOwn: parts.isOwnPort,
  })
  const onBoard = createOnBoard(parts.config, { fetch: parts.plainFetch, log: parts.log })
  const comesFirst = parts.config.LOCAL_MODELS === 'first'
  const together = (found: Provider[]) => (comesFirst ? [...found, ...configured] : [...configured, ...found])
  /** Tried one after the other. */
  const chain = () => together([...local.firstProviders(), ...onBoard.providers().slice(0, 1)])
  /** Known by name. */
  const known = () => together([...local.providers(), ...onBoard.providers()])
  const freshen = () => {
    local.freshen()
    onBoard.freshen()
  }
  const needs: ModelNeeds = {
    limits: limitsOf(parts.config),
    resting: new Resting(parts.clock),
    log: parts.log,
    record: parts.record,
    seen,
    refused: new Set(),
  }
  /** What the server in the settings says that its model holds, unless the settings say it. Never fails. */
  const hearContext = async () => {
    const { COMPATIBLE_BASE_URL: baseUrl, COMPATIBLE_API_KEY: key = '', COMPATIBLE_CONTEXT_TOKENS: told } = parts.config
    const provider = configured.find(({ name }) => name === 'compatible')
    if (!provider || told) return
    const listed = await listModels({ provider: 'compatible', key, baseUrl }, parts.plainFetch, HEAR_MS).catch(() => [])
    const contextTokens = listed.find(({ name }) => name === provider.model)?.contextTokens
    if (contextTokens) seen.note(provider, { contextTokens })
  }
  const ownModel = (own: OwnKey, wish: ModelWish): Model =>
    modelOver([ownKeyProvider(own, parts.config, parts.guardedFetch)], wish, true, needs)
  return {
    get providers() {
      freshen()
      return chain().map(({ name }) => name)
    },
    get models() {
      return known().map((provider) => ({
        id: idOf(provider),
        engine: { provider: provider.name, model: provider.model },
        abilities: seen.of(provider),
      }))
    },
    get localServers() {
      return local.servers
    },
    get onBoard() {
      return onBoard.models
    },
    placeOf: (ownerId) => onBoard.placeOf(ownerId),
    async look() {
      await Promise.all([local.look(), onBoard.look(), hearContext()])
    },
    async lookForFirst() {
      if (known().length === 0) await local.lookAnew()
    },
    pull: (model, watch) =>
      model.startsWith(ON_BOARD) ? onBoard.fetch(model.slice(ON_BOARD.length), watch) : local.pull(model, watch),
    choose(wish) {
      if (wish.ownKey) return ownModel(withModel(wish.ownKey, ownModelName(wish)), wish)
      freshen()
      const [first, ...others] = inOrder(chain(), known(), wish)
      return first ? modelOver([first, ...others], wish, false, needs) : null
    },
    test(key, { ownerId }) {
      const modelWith = (abilities: Partial<Abilities>) =>
        ownModel({ ...key, abilities }, { purpose: 'special', ownerId, feature: 'key-test' })
      return testKey(key, modelWith, parts.guardedFetch)
    },
    modelsOf: (key) => listModels(key, parts.guardedFetch),
    get refusedSettings() {
      return [...needs.refused]
    },
  }
}

/** The providers with what the person picked first, then what plan and flag prefer, then the rest as configured. */
function inOrder(chain: readonly Provider[], known: readonly Provider[], wish: ModelWish): Provider[] {
  const wanted = [...named(known, wish.model), ...named(known, wish.preferred)]
  if (wish.model && known.length > 0 && wanted.length === 0 && !(wish.model in FAMILIES)) {
    refuse('invalid', {
      details: [
        { path: 'model', message: `Choose one of: ${[...known.map(idOf), ...Object.keys(FAMILIES)].join(', ')}.` },
      ],
    })
  }
  const isWanted = new Set(wanted.map(idOf))
  return [...wanted, ...chain.filter((provider) => !isWanted.has(idOf(provider)))]
}

function named(providers: readonly Provider[], name: string | undefined): Provider[] {
  if (!name) return []
  const family = FAMILIES[name]
  if (family) return family.flatMap((member) => providers.filter((provider) => provider.name === member))
  const byId = providers.filter((provider) => idOf(provider) === name)
  return byId.length > 0 ? byId : providers.filter((provider) => provider.model === name)
}

/** A provider of the settings has one model, this machine may have many. */
function idOf(provider: Provider): string {
  return isLocal(provider.name) || provider.name === 'on-board' ? nameOf(provider) : provider.name
}

/** What was measured holds for the model it was measured of. */
function withModel(own: OwnKey, model: string | undefined): OwnKey {
  return { ...own, model, abilities: model === own.model ? own.abilities : undefined }
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
