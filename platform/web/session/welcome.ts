import { createContext, use } from 'react'

/** Somebody who has just begun. */
export interface Newcomer {
  /** Their first project; null where they have none yet. */
  projectId: string | null
}

/** Lays out what features give to somebody who has just begun (samples); never fails, samples are not worth an error. */
export const WelcomeContext = createContext<(newcomer: Newcomer) => Promise<void>>(async () => undefined)

export function useWelcome(): (newcomer: Newcomer) => Promise<void> {
  return use(WelcomeContext)
}
