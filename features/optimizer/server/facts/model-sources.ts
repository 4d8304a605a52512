import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, sentences, textOf } from '../../../../engines/text/index.ts'
import { estimatedTokens } from '../../../../platform/server/ai/tokens.ts'
import type { FencedText } from '../../../../platform/server/ai/types.ts'
import type { PassageBeside } from '../../../assets/server/index.ts'
import type { Candidate, Weighed } from './context.ts'

/** A claim with what was found for it, before a model is asked. */
export interface OpenClaim {
  text: string
  /** The sentence before it: it says who “she” is. Empty where there is none. */
  before: string
  weighed: Weighed
}

/** Claims that a model judges in one call, with the passages that it reads for them. */
export interface ModelRound<Claim extends OpenClaim> {
  claims: Claim[]
  /** Each passage once, however many claims it was found for. The answer names them by their place, counted from 1. */
  sources: ModelSource[]
}

/** A passage, or a sentence of the text itself, as a model reads it. */
export interface ModelSource {
  key: string
  passage: Passage | null
  text: string
  /** The sentences next to the passage, where the passage that has them isn’t read itself. */
  before?: string
  after?: string
  /** The first row of the table that a row is in: it says what its columns are. */
  columns?: string
  /** All of the passages next to it: they may name what it calls “it”. */
  beside?: string
}

/** Passages that are read for one claim. */
const MOST_EACH = 6
/** Longest sentence next to a passage, in characters. */
const LONGEST_NEIGHBOUR = 300
/** Longest piece of a passage that is read, in characters. */
const LONGEST_PIECE = 1_600
/** Most tokens of claims and passages in one call, and the share of what a model holds. */
const MOST_TOKENS = 12_000
const SHARE_OF_CONTEXT = 0.5

/**
 * Puts claims into as few calls as their passages have room in. A claim without passages is left out: there is nothing to
 * judge it by.
 */
export function roundsOf<Claim extends OpenClaim>(
  claims: readonly Claim[],
  contextTokens: number,
): ModelRound<Claim>[] {
  const budget = Math.min(MOST_TOKENS, Math.floor(contextTokens * SHARE_OF_CONTEXT))
  const rounds: ModelRound<Claim>[] = []
  let open: ModelRound<Claim> | null = null
  let used = 0
  for (const claim of claims) {
    const own = sourcesFor(claim, budget)
    if (own.length === 0) continue
    const known = new Set(open?.sources.map(({ key }) => key))
    const added = own.filter(({ key }) => !known.has(key))
    const tokens = tokensOf(claim, added)
    if (!open || used + tokens > budget) {
      open = { claims: [claim], sources: own }
      used = tokensOf(claim, own)
      rounds.push(open)
      continue
    }
    open.claims.push(claim)
    open.sources.push(...added)
    used += tokens
  }
  return rounds
}

/** How a source is quoted in a prompt: with its title, its date, and the sentences around. */
export function asFenced({ passage, text, before, after, columns }: ModelSource, at: number): FencedText {
  const title = [passage?.title, passage?.heading, passage?.date ? `published ${passage.date.slice(0, 10)}` : '']
  return {
    label: `SOURCE ${at + 1}`,
    title: title.filter(Boolean).join(', ') || 'the text that is checked',
    text: [aside('Columns', columns), aside('Before', before), text, aside('After', after)].filter(Boolean).join('\n'),
  }
}

function aside(what: string, words: string | undefined): string {
  return words ? `(${what}: ${words})` : ''
}

/** Sources with the sentences next to them, except those of passages that are read themselves. */
export function withNeighbours(
  sources: readonly ModelSource[],
  beside: readonly PassageBeside[],
  language: ContentLanguage,
): ModelSource[] {
  const read = new Set(sources.map(({ key }) => key))
  return sources.map((source) => {
    const all = beside.filter(({ of }) => of === source.key)
    const head = all.find(({ side }) => side === 'head')
    const next = all.filter(({ id }) => !read.has(id) && id !== head?.id)
    const sentenceOf = (side: 'before' | 'after', at: 0 | -1) => {
      const text = next.find((one) => one.side === side)?.text ?? ''
      const span = sentences(text, language).at(at)
      return span ? { [side]: textOf(text, span).slice(0, LONGEST_NEIGHBOUR) } : {}
    }
    const texts = all
      .filter(({ side }) => side !== 'row')
      .map(({ text }) => text)
      .join('\n')
    const columns = head ? { columns: head.text.slice(0, LONGEST_NEIGHBOUR) } : {}
    return { ...source, beside: texts, ...columns, ...sentenceOf('before', -1), ...sentenceOf('after', 0) }
  })
}

/** Rows that are read besides those that were found for the claims of a call. */
const MOST_ROWS = 24

/** The rows next to those that were found, of the same tables: what a claim compares stands in several. In the order of the tables. */
export function rowsToRead(sources: readonly ModelSource[], beside: readonly PassageBeside[]): string[] {
  const read = new Set(sources.map(({ key }) => key))
  const heads = new Set(beside.filter(({ side }) => side === 'head').map(({ id }) => id))
  const rows = beside.filter(({ side, id }) => side === 'row' && !read.has(id) && !heads.has(id)).map(({ id }) => id)
  return [...new Set(rows)].slice(0, MOST_ROWS)
}

/** Rows as they are read, under the head of their table. */
export function asRows(rows: readonly Passage[], beside: readonly PassageBeside[]): ModelSource[] {
  return rows.map((passage) => {
    const found = beside.find(({ id, side }) => side === 'row' && id === passage.id)
    const head = beside.find(({ of, side }) => side === 'head' && of === found?.of)
    const columns = head ? { columns: head.text.slice(0, LONGEST_NEIGHBOUR) } : {}
    return { key: passage.id, passage, text: passage.text, ...columns }
  })
}

/** What ties a candidate to its source. */
export function sourceKey({ passage, sentence }: Candidate): string {
  return passage?.id ?? sentence
}

function sourcesFor({ text, weighed: { candidates } }: OpenClaim, budget: number): ModelSource[] {
  const found = new Map<string, ModelSource>()
  for (const candidate of candidates) {
    const key = sourceKey(candidate)
    if (!found.has(key)) found.set(key, { key, passage: candidate.passage, text: pieceOf(candidate) })
  }
  const sources: ModelSource[] = []
  let left = budget - estimatedTokens(text)
  for (const source of [...found.values()].slice(0, MOST_EACH)) {
    left -= estimatedTokens(source.text)
    if (left < 0) break
    sources.push(source)
  }
  return sources
}

/** The passage, or of a long one what stands around the sentence. */
function pieceOf({ passage, sentence }: Candidate): string {
  const text = passage?.text ?? sentence
  if (text.length <= LONGEST_PIECE) return text
  const middle = Math.max(0, text.indexOf(sentence)) + sentence.length / 2
  const start = Math.max(0, Math.min(text.length - LONGEST_PIECE, Math.round(middle - LONGEST_PIECE / 2)))
  return text.slice(start, start + LONGEST_PIECE)
}

function tokensOf({ text, before }: OpenClaim, sources: readonly ModelSource[]): number {
  return estimatedTokens([text, before, ...sources.map((source) => source.text)].join('\n'))
}
