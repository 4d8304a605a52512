import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** What the library hands to whatever brings texts in. */
export interface LibraryIntakeProps {
  /** Loads the library again, once something was added. */
  onAdded: () => Promise<unknown>
  /** The library, with the intake's button and its list of files on their way where it wants them. */
  children: (parts: { button: ReactNode; progress: ReactNode }) => ReactNode
}

/** A way to bring texts in from elsewhere; it wraps the library, so that files can be dropped anywhere on it. */
export type LibraryIntake = ComponentType<LibraryIntakeProps>

export const LibraryIntakeContext = createContext<LibraryIntake | null>(null)

/** The intake that a feature brings to the library; null without one. */
export function useLibraryIntake(): LibraryIntake | null {
  return use(LibraryIntakeContext)
}
