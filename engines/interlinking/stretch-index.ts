import { type ContentLanguage, stem } from '../text/index.ts'
import { articlesOf } from './headline-words.ts'
import type { Match } from './match.ts'
import type { NamedStretch, TargetName } from './targets.ts'
import type { LinkToken } from './tokens.ts'

/** Finds phrases of headlines in a text, in whatever form their words are, with articles between them. */
export type StretchFinder = (tokens: readonly LinkToken[]) => Match[]

/** Pages with one phrase beyond these: it is all over the site. */
const MOST_PAGES = 2
const MOST_ARTICLES = 2

interface Node {
  readonly next: Map<string, Node>
  readonly straight: TargetName[]
  /** Of phrases whose verb comes last, as a noun. */
  readonly turned: TargetName[]
}

/** A finder over all phrases; those of more than two pages lead nowhere. */
export function stretchFinder(named: readonly NamedStretch[], language: ContentLanguage): StretchFinder {
  const stems = new Map<string, string>()
  const stemOf = ({ key }: LinkToken) => {
    const found = stems.get(key) ?? stem(key, language)
    stems.set(key, found)
    return found
  }
  const articles = articlesOf(language)
  const root = empty()
  for (const { name, stretch } of named) {
    const node = stretch.tokens.reduce((at, token) => child(at, stemOf(token)), root)
    const names = stretch.isTurned ? node.turned : node.straight
    if (!names.some(({ target }) => target.id === name.target.id)) names.push(name)
  }
  return (tokens) => {
    const known = tokens.map(stemOf)
    return tokens.flatMap((_, from) => {
      const found: Match[] = []
      let node: Node | undefined = root
      for (let at = from; node !== undefined; at += 1) {
        for (let left = MOST_ARTICLES; at > from && left > 0 && articles.has(tokens[at]?.key ?? ''); left -= 1) at += 1
        const token = tokens[at]
        node = token?.isWord ? node.next.get(known[at] ?? '') : undefined
        for (const names of [node?.straight ?? [], token?.key.endsWith('ing') ? (node?.turned ?? []) : []])
          if (names.length > 0 && names.length <= MOST_PAGES) found.push({ from, to: at + 1, names })
      }
      return found
    })
  }
}

function empty(): Node {
  return { next: new Map(), straight: [], turned: [] }
}

function child({ next }: Node, word: string): Node {
  const found = next.get(word) ?? empty()
  next.set(word, found)
  return found
}
