/* Our engines under the names of the measuring interface of text data sets. Spans are UTF-16 offsets, end exclusive. */

import { judgeClaim as judgementOf, checkWorthiness as worthOf } from '../../engines/fact-check/index.ts'
import { machineTone as toneOf } from '../../engines/humanize/index.ts'
import { suggestLinks } from '../../engines/interlinking/index.ts'
import { keyphrases as keyphrasesOf } from '../../engines/keywords/index.ts'
import { degree, overlap as overlapOf, similarity as similarityOf } from '../../engines/plagiarism/index.ts'
import { readability as readabilityOf } from '../../engines/readability/index.ts'
import { passageIndex, rankSentenceList } from '../../engines/retrieval/index.ts'
import { summarise as summaryOf } from '../../engines/summary/index.ts'
import { sentences as sentencesOf, syllables as syllablesOf } from '../../engines/text/index.ts'
import { readWebPage } from '../../features/assets/server/readers/web-page.ts'

export const sentences = (text: string) => sentencesOf(text)

export const syllables = (word: string) => syllablesOf(word)

export function readability(text: string) {
  const { words, sentences, syllables, readingEase, grades } = readabilityOf(text)
  return {
    words,
    sentences,
    syllables,
    fleschReadingEase: readingEase,
    fleschKincaidGrade: grades?.fleschKincaid,
    gunningFog: grades?.gunningFog,
    smog: grades?.smog,
    ari: grades?.automatedIndex,
    colemanLiau: grades?.colemanLiau,
    daleChall: grades?.daleChall,
  }
}

export const keyphrases = (text: string, { limit }: { limit: number }) => keyphrasesOf(text, { limit })

export function buildIndex(documents: readonly { id: string; title: string; text: string }[]) {
  const index = passageIndex()
  index.add(documents.map((document) => ({ ...document, sourceId: document.id, start: 0, end: document.text.length })))
  return {
    search: (query: string, limit: number) =>
      index.search(query, { limit }).map(({ passage, score }) => ({ id: passage.id, score })),
  }
}

export const rankPassages = (claim: string, passages: readonly string[]) => rankSentenceList(claim, passages)

export function summarise(text: string, length: { sentences: number } | { words: number }) {
  return summaryOf(text, length).text
}

export function extractArticle(html: string, { url }: { url: string }) {
  const bytes = new TextEncoder().encode(html)
  const { title, text } = readWebPage({
    format: 'html',
    bytes,
    name: url,
    url,
    contentType: 'text/html; charset=utf-8',
  })
  return { title, text }
}

export { contentReport } from './content-report.ts'

/** The set asks how much of a text comes from a source, to put texts in order: that is `degree`. */
export function overlap(suspicious: string, source: string) {
  return { percent: 100 * degree(suspicious, source), spans: overlapOf(suspicious, source).spans }
}

export const similarity = (a: string, b: string) => similarityOf(a, b)

/** Encyclopedias link far more densely than blogs: no limit by words here. */
export const linkSuggestions = (text: string, targets: readonly { id: string; title: string }[]) =>
  suggestLinks(text, targets, { mostPer250Words: 0 }).map(({ start, end, targetId, confidence }) => ({
    start,
    end,
    id: targetId,
    score: confidence,
  }))

/** Of short texts too, as the set has many: there the score only puts them in order. */
export function machineTone(text: string) {
  const tone = toneOf(text)
  return tone.state === 'not-measured-in-this-language' ? 0 : tone.score
}

export const checkWorthiness = (sentences: readonly string[]) => worthOf(sentences)

export const judgeClaim = (claim: string, evidence: readonly string[]) => judgementOf(claim, evidence)
