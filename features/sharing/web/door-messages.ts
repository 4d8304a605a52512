export const messages = {
  share: 'Share',
} as const
