export const messages = {
  suggestionBar: 'Suggestion',
  accept: 'Accept',
  refuse: 'Discard',
} as const
