import type { Token } from './tokens.ts'

/** Phrases by their words: a tree, so that a sentence is read once however many phrases there are. */
export interface PhraseTree {
  readonly next: Map<string, PhraseTree>
  isEnd: boolean
}

/** A tree of phrases, each a list of words. */
export function phraseTree(phrases: Iterable<readonly string[]>): PhraseTree {
  const root: PhraseTree = { next: new Map(), isEnd: false }
  for (const phrase of phrases) {
    let node = root
    for (const word of phrase) {
      const child = node.next.get(word) ?? { next: new Map(), isEnd: false }
      node.next.set(word, child)
      node = child
    }
    node.isEnd = true
  }
  return root
}

/** How many words from `at` on are the longest phrase that begins there; 0 when none does. */
export function phraseAt(tree: PhraseTree, tokens: readonly Token[], at: number): number {
  let longest = 0
  let node = tree
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index]
    const child = token === undefined ? undefined : node.next.get(token.word)
    if (child === undefined || (index > at && token?.isParted === true)) break
    node = child
    if (node.isEnd) longest = index - at + 1
  }
  return longest
}
