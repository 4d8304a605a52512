import {
  type ContentLanguage,
  contentLanguageOf,
  defaultLanguage,
  languageCode,
} from '../../../../engines/text/index.ts'
import { openProviders } from '../../../contract/rights.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { contactEmail, userAgentOf } from '../../fetch/user-agent.ts'
import { inTurn } from '../../in-turn.ts'
import type { Log } from '../../log.ts'
import { cleaned } from '../cleaned.ts'
import { ProviderFailure } from '../provider.ts'
import { createRests, type Rests } from '../rests.ts'
import type { OpenAnswer, OpenSources, SearchResult } from '../types.ts'
import { CROSSREF_BASE_URL, crossref } from './crossref.ts'
import type { OpenQuery, OpenSearch } from './open-provider.ts'
import { OPENALEX_BASE_URL, openalex } from './openalex.ts'
import { speaksOf, topicWords } from './topic-words.ts'
import { WIKIPEDIA_BASE_URL, wikipedia } from './wikipedia.ts'

const DEFAULT_LIMIT = 10
/** Asked of each library, since what does not speak of the topic is left out. */
const ASKED_OF_EACH = 8
const TIMEOUT_MS = 10_000

/** What people call each library. */
const TITLES = { wikipedia: 'Wikipedia', openalex: 'OpenAlex', crossref: 'Crossref' } as const

type Settings = Pick<
  Config,
  | 'OPEN_SOURCES'
  | 'OUTBOUND_CONTACT'
  | 'WIKIPEDIA_BASE_URL'
  | 'OPENALEX_BASE_URL'
  | 'OPENALEX_API_KEY'
  | 'CROSSREF_BASE_URL'
>

interface Needs {
  config: Settings
  clock: Clock
  log: Pick<Log, 'warn'>
  /** Of one call, in milliseconds. */
  timeoutMs?: number
}

/**
 * The open libraries, all asked at once: each knows something else. One that fails rests for as long as it asks for, and is
 * left alone until then. Each is asked one thing at a time, as their rules want it.
 */
export function createOpenSources({ config, clock, log, timeoutMs = TIMEOUT_MS }: Needs): OpenSources {
  if (config.OPEN_SOURCES === 'off') return { names: [], search: async () => ({ results: [], missed: [] }) }
  const libraries = librariesOf(config, timeoutMs)
  const rests = createRests({ clock, log })
  return {
    names: [...openProviders],
    async search({ query, topic, language, limit = DEFAULT_LIMIT, signal }) {
      const wanted = contentLanguageOf(language ?? defaultLanguage)
      const words = topicWords(query, wanted)
      const wordsOfTopic = topic === undefined ? words : topicWords(topic, wanted)
      const languages = [...new Set<ContentLanguage>([wanted, defaultLanguage])]
      const isAbout = (text: string) => speaksOf(text, wordsOfTopic, languages)
      const asked: OpenQuery = { words, languageCode: languageCode(wanted), isAbout, signal }
      const fit = libraries.filter(({ isScarce }) => topic === undefined || !isScarce)
      const answers = await Promise.all(fit.map((library) => askLibrary(library, asked, rests)))
      const fitting = answers.map(({ name, results }) =>
        // an English article on what another language has its own word for does not name that word
        name === 'wikipedia' && topic === undefined
          ? results
          : results.filter(({ title, snippet }) => isAbout(`${title} ${snippet}`)),
      )
      return { results: inTurns(fitting).slice(0, limit), missed: answers.flatMap(({ missed }) => missed) }
    },
  }
}

type LibraryAnswer = OpenAnswer & { name: OpenSearch['name'] }

async function askLibrary({ name, search }: OpenSearch, query: OpenQuery, rests: Rests): Promise<LibraryAnswer> {
  const missed = (why: string) => [{ name: TITLES[name], why }]
  const answer = await inTurn(`open library ${name}`, async () => {
    query.signal?.throwIfAborted()
    return rests.isResting(name) ? null : rests.ask(name, () => search(query, ASKED_OF_EACH))
  })
  if (!answer) return { name, results: [], missed: missed('asked for a pause') }
  if (answer instanceof ProviderFailure) return { name, results: [], missed: missed(answer.message) }
  const { results } = cleaned(name, answer, ASKED_OF_EACH)
  return { name, results, missed: answer.shortcoming ? missed(answer.shortcoming) : [] }
}

function librariesOf(config: Settings, timeoutMs: number): OpenSearch[] {
  const shared = {
    mailto: contactEmail(config),
    ask: { headers: { 'user-agent': userAgentOf(config) }, timeoutMs },
  }
  return [
    wikipedia({ ...shared, baseUrl: config.WIKIPEDIA_BASE_URL ?? WIKIPEDIA_BASE_URL }),
    openalex({ ...shared, baseUrl: config.OPENALEX_BASE_URL ?? OPENALEX_BASE_URL, key: config.OPENALEX_API_KEY }),
    crossref({ ...shared, baseUrl: config.CROSSREF_BASE_URL ?? CROSSREF_BASE_URL }),
  ]
}

/** The first of each list, then the second of each, and so on; a work that two libraries know is there once. */
function inTurns(lists: SearchResult[][]): SearchResult[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  const keyOf = ({ title, rights }: SearchResult) =>
    rights?.found_by === 'wikipedia'
      ? undefined
      : title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
  const seen = new Set<string>()
  return all.filter((result) => {
    const keys = [result.url, keyOf(result)].filter((key) => key !== undefined)
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}
