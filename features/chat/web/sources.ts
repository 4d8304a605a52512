import type { ChatView } from './api.ts'

/** What a question is answered from. */
export type Sources = Pick<ChatView, 'mode' | 'files' | 'urls' | 'domains'>

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
