export const messages = {
  inactive: 'This account is inactive. You’ll be signed out in a moment.',
} as const
