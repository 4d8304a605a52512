import { createContext, use } from 'react'

/** The fact check that the open text has, and how another one becomes its own. Empty while it has none, and in the editor. */
export interface OpenCheck {
  checkId: string
  name: (checkId: string) => void
}

export const OpenCheckContext = createContext<OpenCheck>({ checkId: '', name: () => undefined })

/** The fact check of the text on the page around it. */
export function useOpenCheck(): OpenCheck {
  return use(OpenCheckContext)
}
