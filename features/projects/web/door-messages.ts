/** The few texts that the shell shows before any page of this feature has loaded. */
export const messages = {
  newProject: 'New project',
  newProjectWords: 'create site client topic',
} as const
