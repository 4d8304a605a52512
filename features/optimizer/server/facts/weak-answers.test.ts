import { expect, test } from 'vitest'
import { type ContentLanguage, sentences, textOf } from '../../../../engines/text/index.ts'
import { weigh } from './check-claim.ts'
import type { Candidate } from './context.ts'
import { joinOf } from './join-answer.ts'
import type { Said } from './model-prompt.ts'
import { confirmedQuotes } from './model-quotes.ts'
import { trueAnswers, type WeakAnswer, weakAnswers } from './weak-answers.fixture.ts'

/** What becomes of a claim that a model calls supported. */
function verdictOn({ claim, passage: text, quotes = [text], calculation }: WeakAnswer, language: ContentLanguage) {
  const passage = { id: 'passage', sourceId: 'source', title: 'notes.txt', text, start: 0, end: text.length }
  const candidates = sentences(text, language).map(
    (span): Candidate => ({
      sentence: textOf(text, span),
      passage,
      origin: 'own',
    }),
  )
  const weighed = weigh({ language }, claim, candidates)
  const said: Said = {
    claim: 1,
    verdict: 'supported',
    evidence: quotes.map((quote) => ({ source: 1, quote })),
    calculation: calculation ?? null,
    wrong_words: [],
    correction: null,
  }
  const confirmed = confirmedQuotes(claim, said, { sources: [{ key: 'passage', passage, text }], language })
  const named = { calculations: calculation ? [calculation] : [], read: text }
  const { veto, weighed: joined } = joinOf(claim, weighed, { said, quotes: confirmed, faults: [], language, named })
  return veto ? `open: ${veto.reason}` : joined.finding.verdict
}

const weakRows = weakAnswers.flatMap(([language, list]) =>
  list.map((one) => [one.kind, one.claim, one, language] as const),
)

test.each(weakRows)('%s: “%s” isn’t shown as supported', (_, __, answer, language) => {
  expect(verdictOn(answer, language)).not.toBe('supported')
})

const trueRows = trueAnswers.flatMap(([language, list]) => list.map((one) => [one.claim, one, language] as const))

test.each(trueRows)('“%s” is supported', (_, answer, language) => {
  expect(verdictOn(answer, language)).toBe('supported')
})
