import {
  type Block,
  type BlockKind,
  type ContentLanguage,
  moved,
  paragraphs,
  type Span,
  sentences,
  textOf,
  words,
} from '../text/index.ts'
import type { Passage, Place } from './passage.ts'

/** A source as it is split: its plain text and what is known about its parts. */
export interface SplitSource {
  readonly sourceId: string
  readonly title: string
  readonly url?: string
  readonly date?: string
  readonly text: string
  /** Blocks of `text` in order, as `htmlToText` and `markdownToText` give them; without them, empty lines part blocks. */
  readonly blocks?: readonly Block[]
  /** Pages and sections; a passage belongs to those in which it begins. */
  readonly places?: readonly Place[]
  readonly language?: ContentLanguage
}

/** How long passages are. */
export interface SplitOptions {
  /** A passage is closed once it has as many words; 90 when not said. */
  readonly words?: number
  /** A passage has no more sentences, but for a short last one of a block; 4 when not said. */
  readonly sentences?: number
}

const SHORT_SENTENCE = 25
const LONGEST_SENTENCE = 300

/**
 * Cuts a source into passages: whole sentences in order, never across the edge of a block: a long paragraph makes
 * several passages, a heading, a list item, a row of a table one each. Only a sentence of more than 300 words (a table or a
 * list without full stops) is cut within, between words. Empty for a text without words.
 */
export function splitPassages(source: SplitSource, options: SplitOptions = {}): Passage[] {
  const placeAt = placeFinder(source.places ?? [])
  const groups = groupedSentences(source, options)
  let heading: string | undefined
  return groups.map((group) => {
    if (group.kind === 'heading') heading = textOf(source.text, group).replace(/\s+/g, ' ').trim()
    const place = placeAt(group.start)
    return passageAt(source, group, { page: place.page, heading: place.heading ?? heading })
  })
}

/** A sentence with its words counted. */
interface Piece extends Span {
  readonly words: number
}

/** Sentences that share a passage. */
interface Group extends Span {
  readonly kind: BlockKind | undefined
  readonly words: number
  readonly sentences: number
}

function groupedSentences(source: SplitSource, options: SplitOptions): Group[] {
  const most = { words: options.words ?? 90, sentences: options.sentences ?? 4 }
  return blocksOf(source).flatMap((block) => groupsOfBlock(sentencesOf(source, block), block.kind, most))
}

function blocksOf({ blocks, text }: SplitSource): readonly (Span & { kind?: BlockKind })[] {
  return blocks ?? paragraphs(text)
}

function groupsOfBlock(pieces: readonly Piece[], kind: BlockKind | undefined, most: Required<SplitOptions>): Group[] {
  const groups: Group[] = []
  pieces.forEach((piece, index) => {
    const last = groups.at(-1)
    const isTail = index === pieces.length - 1 && piece.words < SHORT_SENTENCE
    if (last === undefined || !(hasRoom(last, most) || (isTail && hasRoomForTail(last, most)))) {
      groups.push({ ...piece, kind, sentences: 1 })
      return
    }
    const { start, words: count, sentences: number } = last
    groups[groups.length - 1] = { kind, start, end: piece.end, words: count + piece.words, sentences: number + 1 }
  })
  return groups
}

function hasRoom(group: Group, most: Required<SplitOptions>): boolean {
  return group.sentences < most.sentences && group.words < most.words
}

/** A short last sentence is better kept with what it ends than left alone. */
function hasRoomForTail(group: Group, most: Required<SplitOptions>): boolean {
  return group.sentences <= most.sentences && group.words < 2 * most.words
}

function sentencesOf(source: SplitSource, block: Span & { kind?: BlockKind }): Piece[] {
  const inside = textOf(source.text, block)
  const whole = block.kind === 'heading' || block.kind === 'table-row' || block.kind === 'code'
  const spans = whole ? [{ start: 0, end: inside.length }] : sentences(inside, source.language)
  return spans
    .flatMap((span) => cutLong(inside, span))
    .filter((piece) => piece.words > 0)
    .map(({ words: count, ...span }) => ({ ...moved(span, block.start), words: count }))
}

function cutLong(text: string, sentence: Span): Piece[] {
  const spans = words(textOf(text, sentence))
  if (spans.length <= LONGEST_SENTENCE) return [{ ...sentence, words: spans.length }]
  const pieces: Piece[] = []
  for (let from = 0; from < spans.length; from += LONGEST_SENTENCE) {
    const first = from === 0 ? 0 : (spans[from]?.start ?? 0)
    const isLast = from + LONGEST_SENTENCE >= spans.length
    const end = isLast ? sentence.end - sentence.start : (spans[from + LONGEST_SENTENCE - 1]?.end ?? 0)
    pieces.push({
      ...moved({ start: first, end }, sentence.start),
      words: Math.min(LONGEST_SENTENCE, spans.length - from),
    })
  }
  return pieces
}

/** Finds page and section of an offset; offsets must be asked in rising order. */
function placeFinder(places: readonly Place[]): (offset: number) => Pick<Place, 'page' | 'heading'> {
  const finder = (kind: 'page' | 'heading') => {
    const list = places.filter((place) => place[kind] !== undefined).sort((a, b) => a.start - b.start)
    let at = -1
    return (offset: number): Place | undefined => {
      while ((list[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= offset) at += 1
      const place = list[at]
      return place !== undefined && offset < place.end ? place : undefined
    }
  }
  const [pageAt, headingAt] = [finder('page'), finder('heading')]
  return (offset) => ({ page: pageAt(offset)?.page, heading: headingAt(offset)?.heading })
}

function passageAt(source: SplitSource, group: Group, place: Pick<Place, 'page' | 'heading'>): Passage {
  const { sourceId, title, url, date } = source
  const { start, end, kind } = group
  return {
    id: `${sourceId}:${start}-${end}`,
    sourceId,
    title,
    ...(url === undefined ? {} : { url }),
    text: textOf(source.text, group),
    start,
    end,
    ...(date === undefined ? {} : { date }),
    ...(place.page === undefined ? {} : { page: place.page }),
    ...(kind === undefined ? {} : { kind }),
    ...(place.heading === undefined ? {} : { heading: place.heading }),
  }
}
