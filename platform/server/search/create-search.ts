import { refuse } from '../../contract/failures.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { BRAVE_BASE_URL, brave } from './brave.ts'
import { type ProviderAnswer, ProviderFailure, type SearchProvider } from './provider.ts'
import { searxng } from './searxng.ts'
import { SERPER_BASE_URL, serper } from './serper.ts'
import { TAVILY_BASE_URL, tavily } from './tavily.ts'
import type { SearchAnswer, SearchProviders, SearchQuery, SearchResult } from './types.ts'

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
  const restsUntil = new Map<string, number>()
  const isResting = ({ name }: SearchProvider) => (restsUntil.get(name) ?? 0) > clock.now().getTime()

  async function ask(provider: SearchProvider, query: SearchQuery, limit: number): Promise<SearchAnswer | null> {
    try {
      const answer = await provider.search(query, limit)
      restsUntil.delete(provider.name)
      return cleaned(provider.name, answer, limit)
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      restsUntil.set(provider.name, clock.now().getTime() + error.restMs)
      log.warn({ provider: provider.name, reason: error.message, restMs: error.restMs }, 'search provider failed')
      return null
    }
  }

  return {
    names: providers.map(({ name }) => name),
    async search(query) {
      if (!providers.length) return null
      const awake = providers.filter((provider) => !isResting(provider))
      for (const provider of awake.length ? awake : providers) {
        const answer = await ask(provider, query, query.limit ?? DEFAULT_LIMIT)
        if (answer) return answer
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

/** Only pages of the web, each once, in the provider's order. */
function cleaned(provider: string, answer: ProviderAnswer, limit: number): SearchAnswer {
  const seen = new Set<string>()
  const isNew = ({ url }: SearchResult) =>
    /^https?:\/\//i.test(url) && URL.canParse(url) && !seen.has(url) && seen.add(url)
  return {
    provider,
    results: answer.results.filter(isNew).slice(0, limit),
    questions: distinct(answer.questions),
    related: distinct(answer.related),
  }
}

function distinct(texts: string[]): string[] {
  return [...new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text])).values()]
}
