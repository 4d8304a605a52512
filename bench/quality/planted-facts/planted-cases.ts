import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { countWords, defaultLanguage, sentences, textOf } from '../../../engines/text/index.ts'
import type { Cases, Claim, Source } from './check.ts'
import { errorsIn } from './plant.ts'
import { rewordings } from './reword.ts'

type Row = Readonly<Record<string, unknown>>

const sets: Readonly<Record<string, { file: string; source: (row: Row) => Source }>> = {
  Wikipedia: {
    file: 'interlinking/wikipedia-articles.jsonl',
    source: ({ title, text }) => ({ title: String(title), text: String(text) }),
  },
  news: {
    file: 'summarisation/cnndm.jsonl',
    source: ({ text }) => ({ title: 'News', text: String(text) }),
  },
  'evidence of Fool Me Twice': {
    file: 'verification/fool-me-twice.jsonl',
    source: ({ claim, retrieved_evidence }) => ({
      title: String(claim).split(' ').slice(0, 2).join(' '),
      text: (retrieved_evidence as string[]).join(' '),
    }),
  },
  'abstracts of SciFact': {
    file: 'verification/scifact-corpus.jsonl',
    source: ({ title, sentences: list }) => ({ title: String(title), text: (list as string[]).join(' ') }),
  },
}

const MOST_SOURCES = 60
const SENTENCES_EACH = 6
const FEWEST_WORDS = 8
const MOST_WORDS = 30

/** Errors and paraphrases planted by rules into sentences of the measuring data. */
export function plantedCases(folder: string): Record<string, Cases> {
  return Object.fromEntries(
    Object.entries(sets).map(([name, { file, source }]) => {
      const sources = everyNth(rowsOf(join(folder, file)), MOST_SOURCES).map(source)
      return [name, { language: defaultLanguage, sources, claims: sources.flatMap(claimsIn) }]
    }),
  )
}

function claimsIn({ text }: Source): Claim[] {
  const whole = sentences(text)
    .map((span) => textOf(text, span).trim())
    .filter((sentence) => isStatement(sentence))
  return everyNth(whole, SENTENCES_EACH).flatMap((original) => [
    { kind: 'true, word for word', claim: original, original },
    ...rewordings(original).map(({ kind, claim }) => ({ kind: `true, ${kind}`, claim, original })),
    ...errorsIn(original).map(({ kind, claim }) => ({ kind, claim, original })),
  ])
}

function isStatement(sentence: string): boolean {
  const count = countWords(sentence)
  return (
    count >= FEWEST_WORDS && count <= MOST_WORDS && /^\p{Lu}.*\p{L}[.]$/su.test(sentence) && !/["“\n]/.test(sentence)
  )
}

function everyNth<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, at) => at % step === 0).slice(0, count)
}

function rowsOf(path: string): Row[] {
  const text = existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`))
  return text
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}
