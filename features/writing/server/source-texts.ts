import { rank } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, hostOf } from '../../../engines/text/index.ts'
import { estimatedTokens } from '../../../platform/server/ai/tokens.ts'
import type { FencedText, Model } from '../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../contract.ts'

/** A source as a model reads it. */
export interface SourceText {
  /** What the model cites it by, from 1. */
  number: number
  /** What of it is shown, in its order. */
  passages: GivenPassage[]
  /** Every passage of it that was given: what its number may stand for. */
  all: GivenPassage[]
}

export interface SourceTextsWish {
  /** What is going to be written about: chooses where not all fits. */
  query: string
  language: ContentLanguage
  /** For all sources together. */
  tokens: number
  /** Ids of passages that are shown before any others. */
  wanted?: readonly string[]
}

/** Share of the room that the sources divide evenly, so that none is drowned; the rest goes to what fits the query best. */
const EVEN_SHARE = 0.5
/** Tokens of a block's frame: its marks, title, publisher and date. */
const FRAME_TOKENS = 60

/**
 * The sources of these passages, each once, in the order in which they come: whole while they fit into the room, else the
 * passages of each that fit the query best. Each brings the heading it is under.
 */
export function sourceTexts(passages: readonly GivenPassage[], wish: SourceTextsWish): SourceText[] {
  const sources = [...Map.groupBy(passages, ({ sourceId }) => sourceId).values()].map((own) =>
    own.toSorted((a, b) => a.start - b.start),
  )
  const room = wish.tokens - sources.length * FRAME_TOKENS
  const isAllIn = costOf(passages) <= room
  const chosen = isAllIn ? null : chosenWithin(sources, { ...wish, tokens: room })
  return sources
    .map((all, at) => ({
      number: at + 1,
      all,
      passages: chosen ? withFirstRows(all, chosen) : all,
    }))
    .filter((source) => source.passages.length > 0)
}

/** Share of what a model holds that sources may take: rules, plan, and what is written take another third, the answer the rest. */
const SOURCES_SHARE = 1 / 3

/**
 * Tokens of source text in one request to a model: what the server allows, or less where the model holds little. With the
 * 8,000 tokens of a model on board, plan, article, and review of 1,500 words stay below 12,000 tokens together.
 */
export function sourceTokensFor({ abilities }: Model, allowed: number): number {
  return Math.min(allowed, Math.round(abilities.contextTokens * SOURCES_SHARE))
}

/** The sources as quotations, named by their numbers. */
export function quotedSources(sources: readonly SourceText[]): FencedText[] {
  return sources.map(({ number, passages }) => ({
    label: `SOURCE ${number}`,
    title: passages[0]?.title,
    text: [originOf(passages), textOf(passages)].filter(Boolean).join('\n\n'),
  }))
}

/** The passages that each number stands for, by number - 1. */
export function candidatesOf(sources: readonly SourceText[]): GivenPassage[][] {
  const candidates: GivenPassage[][] = []
  for (const { number, all } of sources) candidates[number - 1] = all
  return Array.from(candidates, (passages) => passages ?? [])
}

/** What is wanted by name, of each source by turns, then by turns the best of each source, then the best of all, until the room is full. */
function chosenWithin(
  sources: readonly GivenPassage[][],
  { query, language, tokens, wanted = [] }: SourceTextsWish,
): Set<string> {
  const all = sources.flat()
  const byId = new Map(all.map((passage) => [passage.id, passage]))
  const ranked = rank(query, all, { language, limit: all.length }).flatMap(({ passage }) => byId.get(passage.id) ?? [])
  const chosen = new Set<string>()
  let left = tokens
  const take = (passage: GivenPassage) => {
    const cost = costOf([passage])
    if (chosen.has(passage.id) || cost > left) return
    chosen.add(passage.id)
    left -= cost
  }
  const named = new Set(wanted)
  for (const passage of byTurns(sources.map((own) => own.filter(({ id }) => named.has(id))))) take(passage)
  const bestOf = sources.map((own) => {
    const ids = new Set(own.map(({ id }) => id))
    const fitting = ranked.filter(({ id }) => ids.has(id))
    return [...fitting, ...own.filter((passage) => !fitting.includes(passage))]
  })
  const longest = Math.max(...bestOf.map(({ length }) => length))
  for (let turn = 0; turn < longest && left > tokens * (1 - EVEN_SHARE); turn++) {
    for (const own of bestOf) own.slice(turn, turn + 1).forEach(take)
  }
  for (const passage of ranked) take(passage)
  return chosen
}

/** The first of each, then the second of each, until none is left: no list is drowned by another. */
function byTurns(lists: readonly GivenPassage[][]): GivenPassage[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat()
}

/** The chosen passages of a source, with the first row of a table over its rows. */
function withFirstRows(all: readonly GivenPassage[], chosen: ReadonlySet<string>): GivenPassage[] {
  let firstRow: GivenPassage | null = null
  const kept = new Set<GivenPassage>()
  for (const [at, passage] of all.entries()) {
    if (passage.kind === 'table-row' && all[at - 1]?.kind !== 'table-row') firstRow = passage
    if (!chosen.has(passage.id)) continue
    if (passage.kind === 'table-row' && firstRow) kept.add(firstRow)
    kept.add(passage)
  }
  return all.filter((passage) => kept.has(passage))
}

function originOf([first]: readonly GivenPassage[]): string {
  const publisher = first?.url ? hostOf(first.url) : ''
  return [publisher ? `Published by ${publisher}` : '', first?.date ? `Date: ${first.date.slice(0, 10)}` : '']
    .filter(Boolean)
    .join('. ')
}

function textOf(passages: readonly GivenPassage[]): string {
  return passages
    .map((passage, at) => {
      const before = passages[at - 1]
      const heading = headingOver(passage, before)
      const isGap = before !== undefined && passage.start - before.end > GAP + heading.length
      const joint = isGap ? '\n\n[…]\n\n' : between(before, passage)
      return `${joint}${heading}${lineOf(passage)}`
    })
    .join('')
}

/** The heading that a passage is the first to be under; one that repeats the title says nothing. */
function headingOver({ heading, title }: GivenPassage, before: GivenPassage | undefined): string {
  if (!heading || heading === before?.heading || (!before && heading === title)) return ''
  return `## ${heading}\n\n`
}

/** Characters between two passages, a heading aside, from which on something was left out. */
const GAP = 40

/** Rows and list items follow each other line by line; passages of one paragraph go on. */
function between(before: GivenPassage | undefined, passage: GivenPassage): string {
  if (!before) return ''
  if (before.kind !== passage.kind || before.heading !== passage.heading) return '\n\n'
  if (passage.kind === 'table-row' || passage.kind === 'list-item') return '\n'
  return passage.start - before.end <= 1 ? ' ' : '\n\n'
}

function lineOf({ kind, text }: GivenPassage): string {
  const line = text.trim()
  return kind === 'list-item' ? `- ${line}` : line
}

function costOf(passages: readonly GivenPassage[]): number {
  return passages.reduce((sum, { text }) => sum + estimatedTokens(text) + 2, 0)
}
