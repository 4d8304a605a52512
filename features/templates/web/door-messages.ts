/** The few texts that the navigation shows before any page of this feature has loaded. */
export const messages = {
  title: 'Templates',
} as const
