import { createToggle } from './toggle.ts'

/** The command palette. */
export const palette = createToggle()

/** The sheet of shortcuts. */
export const help = createToggle()
