/** The few texts that the navigation shows before any page of this feature has loaded. */
export const messages = {
  profile: 'Profile',
  security: 'Security',
  keys: 'API keys',
} as const
