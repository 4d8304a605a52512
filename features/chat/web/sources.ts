import { createContext, type RefObject } from 'react'
import type { ChatView } from './api.ts'

/** What a question is answered from. */
export type Sources = Pick<ChatView, 'mode' | 'files' | 'urls' | 'domains'>

/** What is selected at the moment, for an edited question and a regenerated answer; held so that typing draws no answer anew. */
export const SourcesContext = createContext<RefObject<Sources | undefined>>({ current: undefined })

/** Another mode begins without what was chosen for the one before. */
export function sourcesOf(mode: Sources['mode'], chosen: Partial<Sources> = {}): Sources {
  return { mode, files: [], urls: [], domains: [], ...chosen }
}

/** The mode whose sources are still to be chosen; null where a question can be asked. */
export function lackingIn({ mode, files, urls, domains }: Sources): 'file' | 'url' | 'domain' | null {
  if (mode === 'file') return files.length === 0 ? mode : null
  if (mode === 'url') return urls.length === 0 ? mode : null
  if (mode === 'domain') return domains.length === 0 ? mode : null
  return null
}

/** The first of the typed URLs that can’t be one, as it has no host name; null where all can. */
export function oddAddressIn({ urls }: Sources): string | null {
  return urls.find((url) => !/[.:[\]]/.test(url.split('/')[0] ?? '')) ?? null
}
