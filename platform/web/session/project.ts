import { createContext, use } from 'react'

/** A project as lists and switchers need it. */
export interface ProjectSummary {
  id: string
  name: string
}

/** The project that new things go into and lists are narrowed to. */
export interface ActiveProject {
  /** Null while projects load, and for somebody who has none. */
  project: ProjectSummary | null
  projects: readonly ProjectSummary[]
  choose: (id: string) => void
}

export const ActiveProjectContext = createContext<ActiveProject>({
  project: null,
  projects: [],
  choose: () => undefined,
})

/** The active project and the way to change it. */
export function useActiveProject(): ActiveProject {
  return use(ActiveProjectContext)
}
