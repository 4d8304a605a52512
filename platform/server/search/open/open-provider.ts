import type { OpenProvider } from '../../../contract/rights.ts'
import type { ProviderAnswer } from '../provider.ts'

/** What an open library is asked. */
export interface OpenQuery {
  /** The words that say what the topic is about. */
  words: readonly string[]
  /** ISO 639-1, of the article that is to be written. */
  languageCode: string
  /** Whether a text speaks of the topic. */
  isAbout(text: string): boolean
  signal?: AbortSignal | undefined
}

/** One open library, speaking its own protocol. */
export interface OpenSearch {
  name: OpenProvider
  /** It allows a server only a few searches a day. */
  isScarce?: boolean
  search(query: OpenQuery, limit: number): Promise<OpenProviderAnswer>
}

export interface OpenProviderAnswer extends ProviderAnswer {
  /** What part of it failed, as the end of a sentence that begins with the library’s name. */
  shortcoming?: string
}

/** What every open library is made of. */
export interface OpenProviderSetup {
  baseUrl: string
  /** An email address of the operator’s, where they gave one. */
  mailto?: string | undefined
  key?: string | undefined
  ask: { headers: Record<string, string>; timeoutMs: number }
}
