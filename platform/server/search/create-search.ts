import { refuse } from '../../contract/failures.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { BRAVE_BASE_URL, brave } from './brave.ts'
import { cleaned } from './cleaned.ts'
import { ProviderFailure, type SearchProvider } from './provider.ts'
import { createRests } from './rests.ts'
import { searxng } from './searxng.ts'
import { SERPER_BASE_URL, serper } from './serper.ts'
import { TAVILY_BASE_URL, tavily } from './tavily.ts'
import type { SearchProviders } from './types.ts'

const DEFAULT_LIMIT = 10
const TIMEOUT_MS = 8_000

type Settings = Pick<
  Config,
  | 'SEARXNG_URL'
  | 'BRAVE_API_KEY'
  | 'BRAVE_BASE_URL'
  | 'SERPER_API_KEY'
  | 'SERPER_BASE_URL'
  | 'TAVILY_API_KEY'
  | 'TAVILY_BASE_URL'
>

interface Needs {
  config: Settings
  clock: Clock
  log: Pick<Log, 'warn'>
  /** Of one call to one provider, in milliseconds. */
  timeoutMs?: number
}

/** The configured search providers, tried in turn: one that fails rests for a while and the next one is asked. */
export function createSearch({ config, clock, log, timeoutMs = TIMEOUT_MS }: Needs): SearchProviders {
  const providers = configured(config, clock, timeoutMs)
  const rests = createRests({ clock, log })
  return {
    names: providers.map(({ name }) => name),
    async search(query) {
      if (!providers.length) return null
      const awake = providers.filter(({ name }) => !rests.isResting(name))
      const limit = query.limit ?? DEFAULT_LIMIT
      for (const { name, search } of awake.length ? awake : providers) {
        const answer = await rests.ask(name, () => search(query, limit))
        if (!(answer instanceof ProviderFailure)) return cleaned(name, answer, limit)
      }
      return refuse('search-unavailable')
    },
  }
}

function configured(config: Settings, clock: Clock, timeoutMs: number): SearchProvider[] {
  const shared = { clock, timeoutMs }
  const { SEARXNG_URL, BRAVE_API_KEY, SERPER_API_KEY, TAVILY_API_KEY } = config
  return [
    SEARXNG_URL && searxng({ ...shared, baseUrl: SEARXNG_URL }),
    BRAVE_API_KEY && brave({ ...shared, key: BRAVE_API_KEY, baseUrl: config.BRAVE_BASE_URL ?? BRAVE_BASE_URL }),
    SERPER_API_KEY && serper({ ...shared, key: SERPER_API_KEY, baseUrl: config.SERPER_BASE_URL ?? SERPER_BASE_URL }),
    TAVILY_API_KEY && tavily({ ...shared, key: TAVILY_API_KEY, baseUrl: config.TAVILY_BASE_URL ?? TAVILY_BASE_URL }),
  ].filter((provider) => typeof provider === 'object')
}
