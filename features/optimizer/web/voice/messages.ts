export const messages = {
  noText: 'Write something to compare it with a brand voice.',
  noVoices: 'No brand voices yet. Create one to compare this text with it.',
  create: 'Create a brand voice',
  voice: 'Brand voice',
  distance: 'Distance from the voice: {distance} of 100',
  tooShort: 'Measures are compared once the text has 150 words.',
  notMeasured: 'This voice was never measured, so only its rules are checked.',
  outdated:
    'This voice was measured by an earlier version, so only its rules are checked. Analyze its texts again under Brand voice.',
  noRules: 'This voice has no rules yet.',
  keptBroken: '{kept, number} kept, {broken, number} broken',
  noOccasion: 'no occasion in this text',
  fix: 'Fix',
  fixAll: '{count, plural, one {Fix # place} other {Fix all # places}}',
  fixed: '{count, plural, one {# place was fixed.} other {# places were fixed.}}',
  measures: 'Measures',
  more: '{count, plural, one {# more place} other {# more places}}',
} as const
