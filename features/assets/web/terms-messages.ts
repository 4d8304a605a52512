export const messages = {
  otherTerms: 'publisher’s terms',
  abstractOnly: 'abstract only',
  quoteOnly: 'quote, don’t copy',
} as const
