/** Ways to make a headline. */
export const headlineStyles = [
  'statement',
  'question',
  'list',
  'how-to',
  'number',
  'news',
  'comparison',
  'overview',
] as const

/** One of `headlineStyles`. */
export type HeadlineStyle = (typeof headlineStyles)[number]
