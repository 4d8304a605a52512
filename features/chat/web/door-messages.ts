export const messages = {
  factgpt: 'FactGPT',
} as const
