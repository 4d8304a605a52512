import { sharedKeyphrases } from '../keywords/index.ts'
import { type ContentLanguage, defaultLanguage, moved, type Page, type Span } from '../text/index.ts'
import { type BlockReader, blockReader, type SentenceFacts } from './block-facts.ts'
import { type Prose, proseWithout } from './prose.ts'
import { quantile } from './quantile.ts'

/** A phrase that pages on one subject share. */
export interface SharedTerm {
  /** As most of them write it. */
  readonly term: string
  /** What its forms have in common: stems joined by blanks. */
  readonly key: string
  /** 1 to 10. */
  readonly importance: number
  /** How many of the pages have it. */
  readonly pages: number
  /** Uses in a thousand words, of the middle half of the pages that have it. */
  readonly typical: { readonly low: number; readonly high: number }
}

/** A shared phrase beside one's own use of it. */
export interface TermUse extends Omit<SharedTerm, 'typical'> {
  readonly own: number
  /** How many uses are usual in a text of this length; both at least 1. */
  readonly typical: { readonly low: number; readonly high: number }
  readonly isInHeadings: boolean
  readonly state: 'missing' | 'few' | 'usual' | 'too-many'
  readonly spans: readonly Span[]
}

/** What is asked for. */
export interface TermOptions {
  readonly language?: ContentLanguage
  /** At most so many terms; 40 when not said. */
  readonly limit?: number
}

const LIMIT = 40
/** Texts of fewer words count as if they had so many: what stands once in three sentences is not thick. */
const SHORTEST = 300
/** Beyond the usual uses by this factor, and at least by two, a term is used too often. */
const TOO_MANY = 1.5

/**
 * The terms that pages on one subject share, most important first: keyphrases of at least two of them (of the one, where there
 * is no other). Words of links are not counted: they speak of other pages.
 */
export function sharedTerms(pages: readonly Page[], options: TermOptions = {}): SharedTerm[] {
  const language = options.language ?? defaultLanguage
  const reader = blockReader(language)
  const proses = pages.map(ownProse)
  const texts = proses.map((prose) => prose.map(({ text }) => text).join('\n\n'))
  const fewestSources = Math.min(2, pages.length)
  const kept = sharedKeyphrases(texts, { language, limit: options.limit ?? LIMIT, fewestSources })
  const keys = kept.map(({ key }) => key)
  const counts = proses.map((prose) => countsOf(prose, keys, reader))
  const top = kept[0]?.score ?? 1
  return kept.map(({ phrase, key, score, sources }) => {
    const densities = counts.flatMap(({ uses, words }) => {
      const count = uses.get(key)?.length ?? 0
      return count === 0 ? [] : [(1_000 * count) / words]
    })
    return {
      term: phrase,
      key,
      importance: 1 + Math.round((9 * score) / top),
      pages: sources,
      typical: { low: quantile(densities, 0.25), high: quantile(densities, 0.75) },
    }
  })
}

/** A page's own use of terms that others share. */
export function ownTerms(page: Page, terms: readonly SharedTerm[], reader: BlockReader): TermUse[] {
  const { uses, words } = countsOf(
    ownProse(page),
    terms.map(({ key }) => key),
    reader,
  )
  const thousands = words / 1_000
  return terms.map((term) => {
    const own = uses.get(term.key) ?? []
    const low = Math.max(1, Math.round(term.typical.low * thousands))
    const high = Math.max(low, Math.round(term.typical.high * thousands))
    return {
      ...term,
      own: own.length,
      typical: { low, high },
      isInHeadings: own.some(({ isInHeading }) => isInHeading),
      state: stateOf(own.length, low, high),
      spans: own.map(({ start, end }) => ({ start, end })),
    }
  })
}

/** The terms that competitors share, and one's own use of each. */
export function termsAgainst(own: Page, competitors: readonly Page[], options: TermOptions = {}): TermUse[] {
  return ownTerms(own, sharedTerms(competitors, options), blockReader(options.language ?? defaultLanguage))
}

function stateOf(own: number, low: number, high: number): TermUse['state'] {
  if (own === 0) return 'missing'
  if (own < low) return 'few'
  return own > Math.max(high + 2, high * TOO_MANY) ? 'too-many' : 'usual'
}

function ownProse(page: Page): Prose[] {
  return proseWithout(page, [...page.codes, ...page.links])
}

interface Use extends Span {
  readonly isInHeading: boolean
}

interface Node {
  readonly next: Map<string, Node>
  key: string | null
}

/** Where terms stand, by their keys; a text is read once however many terms there are. */
function countsOf(prose: readonly Prose[], keys: readonly string[], reader: BlockReader) {
  const root: Node = { next: new Map(), key: null }
  for (const key of keys) insert(root, key)
  const uses = new Map<string, Use[]>()
  let words = 0
  for (const { kind, start, text } of prose) {
    const facts = reader.read(text)
    words += facts.words
    for (const sentence of facts.sentences) {
      for (const { key, span } of termsIn(sentence, root)) {
        const use = { ...moved(span, start), isInHeading: kind === 'heading' }
        const known = uses.get(key)
        if (known === undefined) uses.set(key, [use])
        else known.push(use)
      }
    }
  }
  return { uses, words: Math.max(SHORTEST, words) }
}

function insert(root: Node, key: string): void {
  let node = root
  for (const stem of key.split(/[ -]/)) {
    const child = node.next.get(stem) ?? { next: new Map(), key: null }
    node.next.set(stem, child)
    node = child
  }
  node.key = key
}

function termsIn({ stems, spans }: SentenceFacts, root: Node): { key: string; span: Span }[] {
  const found: { key: string; span: Span }[] = []
  for (let from = 0; from < stems.length; from += 1) {
    let node: Node | undefined = root
    for (let at = from; at < stems.length; at += 1) {
      node = node.next.get(stems[at] ?? '')
      if (node === undefined) break
      if (node.key !== null) {
        found.push({ key: node.key, span: { start: spans[from]?.start ?? 0, end: spans[at]?.end ?? 0 } })
      }
    }
  }
  return found
}
