export const messages = {
  ahead: 'Research starts right away, with your sources and open sources.',
} as const
