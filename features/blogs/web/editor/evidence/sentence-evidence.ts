import type { Node } from '@tiptap/pm/model'
import { needsSource, uncitedClauses } from '../../../../../engines/fact-check/index.ts'
import { type ContentLanguage, type Span, sentences } from '../../../../../engines/text/index.ts'

/** What is behind one sentence. Offsets count from the start of its block's content. */
export interface SentenceEvidence {
  from: number
  to: number
  /**
   * `cited`: at least one citation. `unsourced`: states numbers or names and shows no source. `assistant`: written for the
   * person. `plain`: nothing of that.
   */
  state: 'cited' | 'unsourced' | 'assistant' | 'plain'
  /** As they stand, with blanks for what is no word. */
  words: string
  citations: string[]
  /** Who wrote it, where a model or the built-in writer did. */
  engine: string | null
  /** A clause that the citations of the sentence right before it in the list leave out. */
  isClause: boolean
}

interface Stretch {
  from: number
  to: number
  needsSource: boolean
}

const known = new WeakMap<Node, Map<ContentLanguage, SentenceEvidence[]>>()

/**
 * The sentences of a text block. Blocks never change, so each is looked at once; of a long
 * block only the pieces whose words changed are looked at again.
 */
export function sentenceEvidence(block: Node, language: ContentLanguage): SentenceEvidence[] {
  const byLanguage = known.get(block) ?? new Map<ContentLanguage, SentenceEvidence[]>()
  known.set(block, byLanguage)
  const found = byLanguage.get(language) ?? look(block, language)
  byLanguage.set(language, found)
  return found
}

function look(block: Node, language: ContentLanguage): SentenceEvidence[] {
  if (block.type.spec.code || block.content.size === 0) return []
  const text = blockWords(block)
  if (block.type.name === 'heading') return headingEvidence(block, text)
  return stretchesOf(text, language).flatMap((stretch) => {
    const sentence = evidenceOf(block, stretch, text.slice(stretch.from, stretch.to))
    return sentence.state === 'cited' && stretch.needsSource
      ? [sentence, ...clausesLeftOut(block, sentence, text)]
      : [sentence]
  })
}

function clausesLeftOut(block: Node, { from, to }: SentenceEvidence, text: string): SentenceEvidence[] {
  const cited: Span[] = []
  block.nodesBetween(from, to, (child, start) => {
    if (child.marks.some(({ type }) => type.name === 'citation')) cited.push({ start, end: start + child.nodeSize })
  })
  return uncitedClauses(text, { start: from, end: to }, cited).map(({ start, end }) => {
    const lead = /^[\s,;:—–]*/.exec(text.slice(start, end))?.[0].length ?? 0
    const stretch = { from: start + lead, to: start + text.slice(start, end).trimEnd().length, needsSource: true }
    return { ...evidenceOf(block, stretch, text.slice(stretch.from, stretch.to)), state: 'unsourced', isClause: true }
  })
}

// A heading states nothing that needs a source; who wrote it is still reported.
function headingEvidence(block: Node, text: string): SentenceEvidence[] {
  if (!text.trim()) return []
  const evidence = evidenceOf(block, { from: 0, to: text.length, needsSource: false }, text)
  return evidence.engine === null ? [] : [evidence]
}

// One character per place, so that offsets in the text are places in the block; what is only suggested is blank.
function blockWords(block: Node): string {
  let text = ''
  block.forEach((child) => {
    const isSuggested = child.marks.some((mark) => mark.type.name === 'insertion')
    text += isSuggested || !child.isText ? ' '.repeat(child.nodeSize) : child.text
  })
  return text
}

function evidenceOf(block: Node, { from, to, needsSource: needs }: Stretch, words: string): SentenceEvidence {
  const citations = new Set<string>()
  let engine: string | null = null
  block.nodesBetween(from, to, (child) => {
    for (const { type, attrs } of child.marks) {
      if (type.name === 'citation') citations.add(String(attrs.id))
      if (type.name === 'assistant') engine = String(attrs.engine ?? '')
    }
  })
  const state = citations.size > 0 ? 'cited' : needs ? 'unsourced' : engine === null ? 'plain' : 'assistant'
  return { from, to, words, state, citations: [...citations], engine, isClause: false }
}

const LONG_CHARACTERS = 6_000
const MOST_PIECES = 4_000
const pieces = new Map<string, Stretch[]>()

function stretchesOf(text: string, language: ContentLanguage): Stretch[] {
  if (text.length <= LONG_CHARACTERS) return stretchesIn(text, language)
  const found: Stretch[] = []
  let at = 0
  for (const piece of cutByContent(text)) {
    for (const { from, to, needsSource: needs } of remembered(piece, language))
      found.push({ from: from + at, to: to + at, needsSource: needs })
    at += piece.length
  }
  return found
}

function remembered(piece: string, language: ContentLanguage): Stretch[] {
  const key = `${language}\n${piece}`
  const stretches = pieces.get(key) ?? stretchesIn(piece, language)
  pieces.set(key, stretches)
  if (pieces.size > MOST_PIECES) pieces.delete(pieces.keys().next().value ?? '')
  return stretches
}

function stretchesIn(text: string, language: ContentLanguage): Stretch[] {
  return sentences(text, language).map(({ start, end }) => ({
    from: start,
    to: end,
    needsSource: needsSource(text.slice(start, end), language).needed,
  }))
}

/**
 * Cuts a long text at ends of sentences chosen by the letters before them, so that a change moves no cut but its own: the
 * pieces elsewhere stay the same strings. A text without ends of sentences is cut at spaces.
 */
export function cutByContent(text: string): string[] {
  const cuts: string[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(/[.!?]+["”’)]*\s+|[。！？]+/gu)) {
    const next = index + end.length
    if (isChosen(text, index) || next - start > FORCED) {
      cuts.push(...atSpaces(text.slice(start, next)))
      start = next
    }
  }
  if (start < text.length) cuts.push(...atSpaces(text.slice(start)))
  return cuts
}

function isChosen(text: string, at: number): boolean {
  let sum = 0
  for (let back = 1; back <= 24; back++) sum = (sum * 31 + (text.charCodeAt(at - back) || 0)) >>> 0
  return sum % SENTENCES_OF_PIECE === 0
}

/** On average. A least length would make each cut depend on the one before, and so on to the end of the text. */
const SENTENCES_OF_PIECE = 10
const FORCED = 4_000
const WITHOUT_END = 8_000

function atSpaces(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > WITHOUT_END) {
    const space = rest.indexOf(' ', WITHOUT_END / 2)
    const cut = space > 0 && space < WITHOUT_END ? space + 1 : WITHOUT_END
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...parts, rest]
}
