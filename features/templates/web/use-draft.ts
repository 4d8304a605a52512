import { useState } from 'react'
import { useKept } from '../../../platform/web/session/kept.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import type { Content } from '../contract.ts'

/** What is typed, and the version that it changes. */
interface Kept {
  version: number
  content: Partial<Content>
}

/** A template as it is stored; version 0 for one that is not stored yet. */
interface Stored {
  version: number
  content: Content
}

/**
 * What is typed into the editor of a template, kept for its person on this device until it is saved or discarded. What changes
 * another version than the stored one (one was restored, or another tab has saved) waits until the person wants to see it.
 */
export function useDraft(name: string, { version, content }: Stored) {
  const { uniqueId } = useSession()
  const [stored, store] = useKept(`template-${uniqueId}-${name}`, '')
  const kept = readKept(stored)
  const [draft, setDraft] = useState(() => (kept?.version === version ? { ...content, ...kept.content } : content))
  const put = (next: Content) => {
    setDraft(next)
    store(JSON.stringify({ version, content: next } satisfies Kept))
  }
  return {
    draft,
    /** The version that unsaved changes are kept of; null for none. */
    unsaved: kept?.version ?? null,
    change: (change: Partial<Content>) => put({ ...draft, ...change }),
    /** Shows changes that were made on another version, as changes of this one. */
    show: () => put({ ...content, ...kept?.content }),
    /** Back to what is stored; returns the way to undo that. */
    discard() {
      store('')
      setDraft(content)
      return () => {
        store(stored)
        setDraft(draft)
      }
    },
    forget: () => store(''),
  }
}

/** What was kept; what cannot be read counts as nothing. */
function readKept(stored: string): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(stored || 'null')
    return kept?.content && typeof kept.version === 'number' ? { version: kept.version, content: kept.content } : null
  } catch {
    return null
  }
}
