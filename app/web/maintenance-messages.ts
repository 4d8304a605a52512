export const messages = {
  title: 'Down for maintenance',
  text: 'Everything you saved is kept. Try again later.',
  retry: 'Try again',
} as const
