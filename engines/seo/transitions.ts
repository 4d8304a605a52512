import { type ContentLanguage, type Span, words } from '../text/index.ts'
import { rulesOf } from './languages/index.ts'
import { type PhraseTree, phraseAt, phraseTree } from './phrases.ts'
import { elides, type Token } from './tokens.ts'

/** What ties a sentence to others: its first transition word, phrase or pair; null when it has none. */
export type FindTransition = (tokens: readonly Token[]) => Span | null

interface Trees {
  readonly anywhere: PhraseTree
  /** Phrases that count only where a sentence or clause begins. */
  readonly opening: PhraseTree
}

interface Pair {
  readonly first: PhraseTree
  readonly second: PhraseTree
}

const known = new Map<ContentLanguage, FindTransition | null>()

/** The search for transitions in a language; null where they are not measured. */
export function transitionsOf(language: ContentLanguage): FindTransition | null {
  const made = known.get(language) ?? newSearch(language)
  known.set(language, made)
  return made
}

function newSearch(language: ContentLanguage): FindTransition | null {
  const rules = rulesOf(language).transitions
  if (rules === null) return null
  const read = (phrase: string) => wordsOf(phrase, language)
  const phrases = rules.phrases.split('|').map((phrase) => phrase.trim())
  const trees: Trees = {
    anywhere: phraseTree(phrases.filter((phrase) => !phrase.startsWith('^')).map(read)),
    opening: phraseTree(phrases.filter((phrase) => phrase.startsWith('^')).map((phrase) => read(phrase.slice(1)))),
  }
  const pairs = rules.pairs.split('|').map((pair): Pair => {
    const [first = '', second = ''] = pair.split('…')
    return { first: phraseTree([read(first.trim())]), second: phraseTree([read(second.trim())]) }
  })
  return (tokens) => spanOfPhrase(trees, tokens) ?? spanOfPair(pairs, tokens)
}

function wordsOf(phrase: string, language: ContentLanguage): string[] {
  const parts = words(phrase).map((span) => phrase.slice(span.start, span.end))
  return elides(language) ? parts.flatMap((word) => word.split("'")).filter((word) => word !== '') : parts
}

function spanOfPhrase({ anywhere, opening }: Trees, tokens: readonly Token[]): Span | null {
  for (let index = 0; index < tokens.length; index += 1) {
    const opens = index === 0 || tokens[index]?.isParted === true
    const length = phraseAt(anywhere, tokens, index) || (opens ? phraseAt(opening, tokens, index) : 0)
    if (length > 0) return spanOf(tokens, index, length)
  }
  return null
}

/** The first half of the first pair that is whole. */
function spanOfPair(pairs: readonly Pair[], tokens: readonly Token[]): Span | null {
  for (const { first, second } of pairs) {
    const opening = firstOf(first, tokens, 0)
    if (opening === null) continue
    if (firstOf(second, tokens, opening.index + opening.length) !== null) {
      return spanOf(tokens, opening.index, opening.length)
    }
  }
  return null
}

function firstOf(tree: PhraseTree, tokens: readonly Token[], from: number): { index: number; length: number } | null {
  for (let index = from; index < tokens.length; index += 1) {
    const length = phraseAt(tree, tokens, index)
    if (length > 0) return { index, length }
  }
  return null
}

function spanOf(tokens: readonly Token[], index: number, length: number): Span {
  return { start: tokens[index]?.start ?? 0, end: tokens[index + length - 1]?.end ?? 0 }
}
