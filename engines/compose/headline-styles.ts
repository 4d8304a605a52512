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

/** Those that a text in sections can keep: a number of points promises a list. */
export const articleStyles: readonly HeadlineStyle[] = headlineStyles.filter((style) => style !== 'list')
