export const messages = {
  account: 'Account',
  signOut: 'Sign out',
  views: 'Account pages',
} as const
