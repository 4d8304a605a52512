export const messages = {
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
