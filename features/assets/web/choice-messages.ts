/** What is said of a source where sources are chosen. */
export const choiceMessages = {
  words: '{words, plural, one {# word} other {# words}}',
  own: 'your own text',
  reading: 'processing',
  readingOf: 'processing ({done, number} of {total, number})',
  stopped: 'not processed (stopped)',
  failed: 'couldn’t be read',
} as const
