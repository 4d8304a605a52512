export const tickMessages = {
  noSources: 'No sources yet.',
  sourceLimit: 'Up to {limit} at once.',
} as const
