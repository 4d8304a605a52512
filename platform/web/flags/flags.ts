import { createContext, use } from 'react'

/** What a page knows of a flag. The server checks the same flag again on every call; this is a courtesy. */
export type FlagState = 'LOADING' | 'ERROR' | 'ALLOWED' | 'NOT_ALLOWED'

/** Flags by id, as the server evaluated them for this person. */
export interface FlagReader {
  state: (id: string) => FlagState
  /** The value of a value flag; null where it is unknown. */
  value: (id: string) => unknown
}

export const FlagsContext = createContext<FlagReader>({ state: () => 'LOADING', value: () => null })

/** Whether a feature is switched on for this person. */
export function useFlag(id: string): FlagState {
  return use(FlagsContext).state(id)
}

/** Reads several flags, for lists whose entries each have one. */
export function useFlags(): FlagReader {
  return use(FlagsContext)
}
