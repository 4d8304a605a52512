export const messages = {
  outline: 'Outline',
  empty: 'Headings appear here as you add them. Press / to insert one.',
  wordsLong: '{count, plural, one {# word} other {# words}}',
  untitledSection: 'Empty heading',
  moved: 'Moved “{title}”',
} as const
