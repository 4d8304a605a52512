export const messages = {
  cost: '{credits, plural, one {# credit} other {# credits}}',
} as const
