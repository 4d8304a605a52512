import { type ContentLanguage, defaultLanguage, languageTag, type Page, textOf } from '../text/index.ts'
import { proseOf } from './prose.ts'

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What is known of a page apart from its text. What is empty or absent is left out of the markup. */
export interface MarkupInput {
  readonly page: Page
  readonly kind: 'Article' | 'BlogPosting'
  readonly language?: ContentLanguage
  readonly title: string
  readonly description?: string
  readonly permalink?: string
  readonly author?: string
  readonly publisher?: string
  /** ISO 8601. */
  readonly published?: string
  readonly modified?: string
  /** Address of the picture that stands for the page; the first in the text when not said. */
  readonly image?: string
}

const FEWEST_QUESTIONS = 2
const LONGEST_HEADLINE = 110

/**
 * Structured data that fits a page, by schema.org: the article, and the questions it answers where at least two headings ask
 * and text follows. Each is the object of one `application/ld+json` script; whoever writes it into HTML escapes `<`.
 */
export function markupOf(input: MarkupInput): Json[] {
  const questions = questionsOf(input.page)
  const article = articleOf(input)
  return questions.length < FEWEST_QUESTIONS ? [article] : [article, faqOf(questions)]
}

function articleOf(input: MarkupInput): Json {
  const { page, kind, title, description, permalink, author, publisher, published, modified } = input
  return filled({
    '@context': 'https://schema.org',
    '@type': kind,
    headline: [...title.trim()].slice(0, LONGEST_HEADLINE).join(''),
    description: description?.trim(),
    inLanguage: languageTag(input.language ?? defaultLanguage),
    mainEntityOfPage: permalink,
    image: input.image ?? page.images.find(({ url }) => /^https?:\/\//i.test(url))?.url,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
    datePublished: published,
    dateModified: modified ?? published,
  })
}

interface Question {
  readonly name: string
  readonly answer: string
}

function questionsOf(page: Page): Question[] {
  const found: Question[] = []
  let open: { name: string; parts: string[] } | null = null
  const close = () => {
    if (open !== null && open.parts.length > 0) found.push({ name: open.name, answer: open.parts.join('\n') })
    open = null
  }
  for (const { kind, start, text } of proseOf(page)) {
    const words = textOf(page.text, { start, end: start + text.length }).trim()
    if (kind === 'heading') {
      close()
      open = /[?？]$/.test(words) ? { name: words, parts: [] } : null
    } else open?.parts.push(words)
  }
  close()
  return found
}

function faqOf(questions: readonly Question[]): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function filled(entries: Readonly<Record<string, Json | undefined>>): Json {
  const kept: Record<string, Json> = {}
  for (const [key, value] of Object.entries(entries)) if (value !== undefined && value !== '') kept[key] = value
  return kept
}
