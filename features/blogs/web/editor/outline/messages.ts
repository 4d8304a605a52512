export const messages = {
  outline: 'Outline',
  empty: 'Headings show here as you write them. Press / and choose one.',
  wordsLong: '{count, plural, one {# word} other {# words}}',
  untitledSection: 'Heading without words',
  moved: '“{title}” moved',
} as const
