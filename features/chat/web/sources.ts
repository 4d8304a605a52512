import type { ChatView } from './api.ts'

/** What a question is answered from. */
export type Sources = Pick<ChatView, 'mode' | 'files' | 'urls' | 'domains'>

/** Another mode begins without what was chosen for the one before. */
export function sourcesOf(mode: Sources['mode'], chosen: Partial<Sources> = {}): Sources {
  return { mode, files: [], urls: [], domains: [], ...chosen }
}
