import type { ContentLanguage } from '../text/index.ts'
import type { Match } from './match.ts'
import { type StretchFinder, stretchFinder } from './stretch-index.ts'
import { type LinkTarget, namesOf, type TargetName } from './targets.ts'
import { type LinkToken, linkTokens } from './tokens.ts'

interface Node {
  readonly next: Map<string, Node>
  readonly names: TargetName[]
}

/** The names of all targets as a tree of words: a text is read once, however many targets there are. */
export interface NameIndex {
  readonly root: Node
  readonly findStretches: StretchFinder
}

/** Pages of one name beyond these, by id, are left out: no phrase can stand for so many. */
const MOST_NAMESAKES = 20

/** An index over targets. Names are compared in the singular of their last word, and exactly before it. */
export function nameIndex(targets: readonly LinkTarget[], language: ContentLanguage): NameIndex {
  const root: Node = { next: new Map(), names: [] }
  const frequencies = titleFrequencies(targets, language)
  const named = targets.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((target) => namesOf(target, language))
  const names = named.map((each) => each.names)
  const isOwn = ownership(names)
  for (const name of names.flat()) {
    if (name.kind === 'topic' && !isTelling(name, frequencies, targets.length)) continue
    if (name.kind === 'subject' && !isOwn(name)) continue
    insert(root, name)
  }
  const stretches = named
    .flatMap((each) => each.stretches)
    .filter(({ stretch }) => stretch.dropped.every(({ single }) => (frequencies.get(single) ?? 0) >= ALL_OVER))
  return { root, findStretches: stretchFinder(stretches, language) }
}

/** Titles with a word that is all over a site. */
const ALL_OVER = 3
/** A page that is less about a phrase than this share of the one that is most about it is not meant by it. */
const CLOSE = 0.8

/**
 * Whether a subject belongs to its page: none is more about it, and a single word is in the title or subjects of no other
 * page, as `coffee` is all over a site on coffee.
 */
function ownership(named: readonly (readonly TargetName[])[]): (name: TargetName) => boolean {
  const most = new Map<string, number>()
  const pagesByWord = new Map<string, number>()
  for (const names of named) {
    const words = new Set<string>()
    for (const { kind, tokens, weight } of names) {
      if (kind === 'subject') most.set(keyOf(tokens), Math.max(weight, most.get(keyOf(tokens)) ?? 0))
      if (kind === 'subject' || kind === 'title' || kind === 'topic') for (const { single } of tokens) words.add(single)
    }
    for (const word of words) pagesByWord.set(word, (pagesByWord.get(word) ?? 0) + 1)
  }
  return ({ tokens, weight }) =>
    weight >= CLOSE * (most.get(keyOf(tokens)) ?? 0) &&
    (tokens.length > 1 || (pagesByWord.get(tokens[0]?.single ?? '') ?? 0) <= 1)
}

function keyOf(tokens: readonly LinkToken[]): string {
  return tokens.map(({ single }) => single).join(' ')
}

/** In how many titles each word stands. */
function titleFrequencies(targets: readonly LinkTarget[], language: ContentLanguage): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { title } of targets) {
    const singles = linkTokens(title, { start: 0, end: title.length }, language).map(({ single }) => single)
    for (const single of new Set(singles)) found.set(single, (found.get(single) ?? 0) + 1)
  }
  return found
}

const RARE_SHARE = 0.01
const RARE_TITLES = 2

/** A topic tells pages apart when one of its words is rare among the site's titles. */
function isTelling({ tokens }: TargetName, frequencies: ReadonlyMap<string, number>, titles: number): boolean {
  const rare = Math.max(RARE_TITLES, RARE_SHARE * titles)
  return tokens.some(({ single, isWord }) => isWord && (frequencies.get(single) ?? 0) <= rare)
}

function insert(root: Node, name: TargetName): void {
  let node = root
  name.tokens.forEach((token, index) => {
    const key = index === name.tokens.length - 1 ? lastKey(token) : token.key
    const child = node.next.get(key) ?? { next: new Map(), names: [] }
    node.next.set(key, child)
    node = child
  })
  if (node.names.length < MOST_NAMESAKES) node.names.push(name)
}

/** Keys of last words live beside the others: a word may end one name and go on in another. */
function lastKey(token: LinkToken): string {
  return `\u0000${token.single}`
}

/** Every place where a name stands, in order of place, longer ones first. */
export function matchesIn(index: NameIndex, tokens: readonly LinkToken[]): Match[] {
  const found: Match[] = index.findStretches(tokens)
  for (let from = 0; from < tokens.length; from += 1) {
    const here: Match[] = []
    let node: Node | undefined = index.root
    for (let at = from; at < tokens.length && node !== undefined; at += 1) {
      const token = tokens[at]
      if (token === undefined) break
      const last = node.next.get(lastKey(token))
      if (last !== undefined && last.names.length > 0) here.push({ from, to: at + 1, names: last.names })
      node = node.next.get(token.key)
    }
    found.push(...here.reverse())
  }
  return found
}
