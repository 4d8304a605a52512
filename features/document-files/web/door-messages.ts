export const messages = {
  export: 'Export',
} as const
