import type { PartValues } from '../parts/index.ts'

/** What a derived text consists of: several posts, one text, questions with answers, or an email. */
export type Form = 'posts' | 'post' | 'summary' | 'questions' | 'email'

/**
 * The parts as they go out: with the link where the form has it, which is behind the last post or the text. An email’s link
 * is its call to action, and stays apart; see `emailHtml` and `emailText` of `engines/previews`.
 */
export function finalParts(form: Form, parts: PartValues, link: string): PartValues {
  if (!link || form === 'email') return parts
  if (form === 'posts') return { ...parts, posts: withLast(textsOf(parts.posts), link) }
  if (form === 'post') return { ...parts, post: joined(textOf(parts.post), link) }
  return { ...parts, link }
}

function withLast(posts: readonly string[], link: string): string[] {
  return posts.map((post, at) => (at === posts.length - 1 ? joined(post, link) : post))
}

function joined(text: string, link: string): string {
  return text.includes(link) ? text : `${text.trimEnd()}\n\n${link}`.trim()
}

function textOf(value: PartValues[string] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: PartValues[string] | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
