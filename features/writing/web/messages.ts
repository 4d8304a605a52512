export const messages = {
  review: 'Have the model read its text once more',
  reviewHint:
    'It compares the text with what you asked for and corrects it. Takes longer and uses about twice the tokens.',
  tone: 'Tone',
  noTone: 'No preference',
  CASUAL: 'Casual',
  PROFESSIONAL: 'Professional',
  FORMAL: 'Formal',
  FRIENDLY: 'Friendly',
  CONFIDENT: 'Confident',
  WITTY: 'Witty',
  EMPATHETIC: 'Empathetic',
  PERSUASIVE: 'Persuasive',
} as const
