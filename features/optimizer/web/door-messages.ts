/** The few texts that the navigation shows before any page of this feature has loaded. */
export const messages = {
  optimizer: 'Optimizer',
  facts: 'Facts',
  seo: 'SEO',
  originality: 'Originality',
  tone: 'Tone',
  links: 'Links',
  voice: 'Voice',
} as const
