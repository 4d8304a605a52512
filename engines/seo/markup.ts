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
  /** What the text rests on. */
  readonly citations?: readonly { readonly title: string; readonly url: string }[]
  /** Address of the picture that stands for the page; the first in the text when not said. */
  readonly image?: string
}

const FEWEST_QUESTIONS = 2
const FEWEST_STEPS = 2
const LONGEST_HEADLINE = 110

/**
 * Structured data that fits a page, by schema.org: the article with what it cites, the questions it answers where at least two
 * headings ask and text follows, and the steps of a guide where at least two headings count them. Each is the object of one `application/ld+json` script; whoever writes it into HTML escapes `<`.
 */
export function markupOf(input: MarkupInput): Json[] {
  const questions = sectionsOf(input.page, (heading) => (/[?？]$/.test(heading) ? heading : null))
  const steps = sectionsOf(input.page, stepOf)
  return [
    articleOf(input),
    ...(questions.length < FEWEST_QUESTIONS ? [] : [faqOf(questions)]),
    ...(steps.length < FEWEST_STEPS ? [] : [howToOf(input, steps)]),
  ]
}

/** `1. Feed the starter`, `Step 2: Wait`, `Schritt 3 – Backen`: what a heading says after the number of its step. */
function stepOf(heading: string): string | null {
  const counted =
    /^(?:(?:step|schritt|stap|étape|etape|paso|passo|krok|adım|bước)\s+)?\d{1,2}\s*[.):–—-]\s*(.+)$/iu.exec(heading)
  return counted?.[1]?.trim() ?? null
}

function howToOf({ title, description }: MarkupInput, steps: readonly Section[]): Json {
  return filled({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: title.trim(),
    description: description?.trim(),
    step: steps.map(({ name, answer }, at) => ({ '@type': 'HowToStep', position: at + 1, name, text: answer })),
  })
}

function articleOf(input: MarkupInput): Json {
  const { page, kind, title, description, permalink, author, publisher, published, modified, citations = [] } = input
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
    citation:
      citations.length === 0
        ? undefined
        : citations.map(({ title: name, url }) => filled({ '@type': 'CreativeWork', name, url })),
  })
}

/** A heading that asks or counts, and the text under it. */
interface Section {
  readonly name: string
  readonly answer: string
}

function sectionsOf(page: Page, nameOf: (heading: string) => string | null): Section[] {
  const found: Section[] = []
  let open: { name: string; parts: string[] } | null = null
  const close = () => {
    if (open !== null && open.parts.length > 0) found.push({ name: open.name, answer: open.parts.join('\n') })
    open = null
  }
  for (const { kind, start, text } of proseOf(page)) {
    const words = textOf(page.text, { start, end: start + text.length }).trim()
    if (kind === 'heading') {
      close()
      const name = nameOf(words)
      open = name === null ? null : { name, parts: [] }
    } else open?.parts.push(words)
  }
  close()
  return found
}

function faqOf(questions: readonly Section[]): Json {
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
