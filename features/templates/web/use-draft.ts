import { useState } from 'react'
import { useKept } from '../../../platform/web/session/kept.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import type { Content } from '../contract.ts'

/** What is typed into the editor of a template, kept for its person on this device until it is saved. */
export function useDraft(name: string, content: Content) {
  const { uniqueId } = useSession()
  const [stored, store] = useKept(`template-${uniqueId}-${name}`, '')
  const [draft, setDraft] = useState(() => readDraft(stored, content))
  return {
    draft,
    change(change: Partial<Content>) {
      const next = { ...draft, ...change }
      setDraft(next)
      store(JSON.stringify(next))
    },
    forget: () => store(''),
  }
}

/** What was kept, over what is stored; what cannot be read counts as nothing. */
function readDraft(stored: string, content: Content): Content {
  if (stored === '') return content
  try {
    const kept: Partial<Content> = JSON.parse(stored)
    return { ...content, ...kept }
  } catch {
    return content
  }
}
