/*
 * Does a check support what somebody did by a sentence in which somebody else does it? In the sources of every set of `facts-articles/`, the
 * name at the beginning of a sentence is exchanged for up to three other names that begin one there: all such claims are wrong. The row
 * “Names exchanged” of docs/engines/facts.md.
 *
 *   node scripts/boot.mjs bench/quality/exchanged-names.ts [--show]
 */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { slotsOf } from '../../engines/fact-check/statement/slots.ts'
import { type ContentLanguage, markdownToText, sentences } from '../../engines/text/index.ts'
import { asEvidence } from '../../features/optimizer/server/facts/check-claim.ts'
import { judge } from '../../features/optimizer/server/facts/judge.ts'
import { type ReadArticle, readArticles } from './facts-folds/read-articles.ts'

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const folder = new URL('facts-articles/', import.meta.url)
const sets = readdirSync(folder).flatMap((file) => /^([a-z])\.json$/.exec(file)?.[1] ?? [])
const MOST_EXCHANGES = 3
/** Words: shorter sentences say too little, longer ones too much. */
const [SHORTEST, LONGEST] = [6, 32]

const count = { claims: 0, supported: 0, contradicted: 0 }
for (const article of sets.flatMap(readArticles))
  for (const claim of exchanged(article)) {
    const { verdict } = judge(claim, asEvidence(article.candidatesOf(claim)), article.language)
    count.claims += 1
    if (verdict === 'disputed') count.contradicted += 1
    if (verdict !== 'supported') continue
    count.supported += 1
    if (values.show) console.log(claim)
  }
console.log(count)

/** Sentences of the sources of an article with another name at their beginning. */
function exchanged({ sources, language }: ReadArticle): string[] {
  return sources.flatMap(({ title, text }) => {
    const named = sentencesOf(`# ${title}\n\n${text}`, language).flatMap((sentence) => {
      const name = nameAtBeginning(sentence, language)
      return name ? [{ sentence, name }] : []
    })
    const names = [...new Set(named.map(({ name }) => name))]
    return named.flatMap(({ sentence, name }) =>
      names
        .filter((other) => !other.split(' ').some((word) => sentence.includes(word)))
        .slice(0, MOST_EXCHANGES)
        .map((other) => sentence.replace(name, other)),
    )
  })
}

function sentencesOf(markdown: string, language: ContentLanguage): string[] {
  const { text } = markdownToText(markdown)
  return sentences(text, language)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length
      return /[.!?]$/.test(sentence) && words >= SHORTEST && words <= LONGEST
    })
}

/** The name that a sentence begins with, as the engine reads it, behind an article or a title at most. */
function nameAtBeginning(sentence: string, language: ContentLanguage): string | null {
  const name = slotsOf(sentence, language).slots.find(
    ({ kind, place, before }) => kind === 'name' && place <= 1 && before === '',
  )
  return name ? sentence.slice(name.start, name.end) : null
}
