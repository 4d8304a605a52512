import { readFileSync } from 'node:fs'
import { type ContentLanguage, contentLanguageOf, languageCode } from '../../../engines/text/index.ts'
import type { Cases } from './check.ts'

/** An article in our own words with claims about it, by their kind. */
interface Article {
  readonly title: string
  readonly text: string
  readonly claims: Readonly<Record<string, readonly string[]>>
}

const files: readonly (readonly [file: string, language: ContentLanguage, seen: number])[] = [
  ['english', contentLanguageOf('English-US'), 7],
  ['german', contentLanguageOf('German'), 1],
  ['spanish', contentLanguageOf('Spanish'), 1],
]

/** The claims of our own articles; those of the articles that nothing was chosen by stand apart. */
export function writtenCases(): Record<string, Cases> {
  return Object.fromEntries(
    files.flatMap(([file, language, seen]) => {
      const articles = articlesOf(file)
      const sources = articles.map(({ title, text }) => ({ title, text }))
      const parts = [
        [`${file}, tuned`, articles.slice(0, seen)],
        [`${file}, unseen`, articles.slice(seen)],
      ] as const
      return parts
        .filter(([, list]) => list.length > 0)
        .map(([name, list]) => [name, { language, sources, claims: list.flatMap(claimsOf) }])
    }),
  )
}

interface Pair {
  readonly language: 'en' | 'de' | 'es'
  readonly source: string
  readonly claim: string
}

/** A sentence, and a claim made from it with one word exchanged: for one of the same sense, or for one that excludes it. */
interface ContraryPair extends Pair {
  readonly truth: 'true' | 'wrong'
}

/** Pairs of sentences that differ in one word, by language: contraries, and words of one sense. */
export function contraryCases(): Record<string, Cases> {
  return pairedCases<ContraryPair>('contraries', 'contraries', ({ truth, claim }) => [
    { kind: truth === 'true' ? 'true, one word' : 'contrary', claim },
  ])
}

/** A sentence under a frame (a plan, a condition, a doubt, …), a claim that leaves the frame out, and one that keeps it. */
interface FramedPair extends Pair {
  readonly kind: string
  readonly said: string
}

/** Sentences of which a claim leaves out the plan, the condition, the doubt, by language. */
export function framedCases(): Record<string, Cases> {
  return pairedCases<FramedPair>('framed', 'frames left out', ({ kind, claim, said }) => [
    { kind, claim },
    { kind: 'true, the frame kept', claim: said },
  ])
}

/** Sentences of which a claim leaves out for whom, when, where, with what, or up to how much they hold, by language. */
export function restrictedCases(): Record<string, Cases> {
  return pairedCases<FramedPair>('restricted', 'restrictions left out', ({ kind, claim, said }) => [
    { kind, claim },
    { kind: 'true, the restriction kept', claim: said },
  ])
}

function pairedCases<P extends Pair>(name: string, title: string, claimsIn: (pair: P) => Cases['claims']) {
  const pairs = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as P[]
  return Object.fromEntries(
    files.map(([file, language]): [string, Cases] => {
      const own = pairs.filter((pair) => pair.language === languageCode(language))
      const sources = own.map(({ source }, at) => ({ title: `Report ${at + 1}`, text: source }))
      return [`${file}, ${title}`, { language, sources, claims: own.flatMap(claimsIn) }]
    }),
  )
}

function articlesOf(file: string): Article[] {
  return JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8')) as Article[]
}

function claimsOf({ claims }: Article): Cases['claims'] {
  return Object.entries(claims).flatMap(([kind, list]) => list.map((claim) => ({ kind, claim })))
}
