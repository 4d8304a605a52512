/** What the shell shows of projects before any page of theirs has loaded. */
export const messages = {
  newProject: 'New project',
  newProjectWords: 'create site client theme',
} as const
