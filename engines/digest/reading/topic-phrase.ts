import { keyphrases } from '../../keywords/index.ts'
import type { Passage } from '../../retrieval/index.ts'
import { type ContentLanguage, isStopWord, type Span, stem, stems, words } from '../../text/index.ts'
import { foldedWords } from './content-terms.ts'
import type { Sentence } from './sentence.ts'
import { aloneShare } from './standing.ts'
import { surfaceOf } from './surface.ts'
import { openingWords } from './topic-opening.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Where a topic is looked for. */
export interface TopicSearch {
  readonly asked: string | undefined
  readonly passages: readonly Passage[]
  readonly sentences: readonly Sentence[]
  readonly language: ContentLanguage
  weight(term: string): number
}

const LONGEST_TOPIC = 70
/** A single word that stands alone more seldom describes other things, it is none. */
const ALONE = 0.34

/** A topic given as a sentence or a question is cut to the phrase in it that the material knows. */
export function askedTopic(wish: string, search: TopicSearch): string {
  const { language } = search
  const asked = withoutSide(wish, language)
  const count = words(asked).length
  if (count <= 5 && !/[?？؟]/u.test(asked) && asked.length <= LONGEST_TOPIC) return asked
  const verbatim = spokenOf(asked, search)
  if (verbatim !== null) return verbatim
  const own = termsOf(asked, language)
  const within = phrasesOf(search).find(({ phrase }) => {
    const terms = termsOf(phrase, language)
    return [...terms].every((term) => own.has(term))
  })
  if (within?.phrase.includes(' ')) return within.phrase
  const head = asked.split(/[:–—?？]/u)[0]?.trim() ?? ''
  if (head !== '' && words(head).length <= 6 && !/[?？؟]/u.test(asked)) return head
  return within?.phrase ?? contentRun(asked, language)
}

/** `History of the bicycle` is about the bicycle: the side that is named goes, the thing stays. */
function withoutSide(asked: string, language: ContentLanguage): string {
  const { asks, small } = vocabularyOf(language)
  const spans = words(asked)
  const folds = foldedWords(asked, language)
  const from = small.has(folds[0] ?? '') ? 1 : 0
  const { bits, length } = asks.at(folds, from)
  const joint = folds[from + length]
  const rest = spans[from + length + 1]
  return bits !== 0 && joint !== undefined && rest !== undefined && small.has(joint) ? asked.slice(rest.start) : asked
}

/** The longest run of the asked words that the sources have word for word; at least two words. */
function spokenOf(asked: string, { passages, language }: TopicSearch): string | null {
  const spans = words(asked)
  const sources = passages.filter(({ sourceId }) => sourceId !== 'given')
  const isEmpty = (at: number) => isStopWord(asked.slice(spans[at]?.start, spans[at]?.end), language)
  const isJoined = (inner: readonly Span[]) =>
    inner.every((span) => {
      const word = asked.slice(span.start, span.end).toLowerCase()
      return !isStopWord(word, language) || JOINTS.has(word)
    })
  for (let length = 4; length >= 2; length -= 1) {
    for (let at = 0; at + length <= spans.length; at += 1) {
      const run = asked.slice(spans[at]?.start, spans[at + length - 1]?.end)
      const isPhrase = !isEmpty(at) && !isEmpty(at + length - 1) && isJoined(spans.slice(at + 1, at + length - 1))
      if (isPhrase && surfaceOf(sources, run) !== null) return run
    }
  }
  return null
}

/** Words that join nouns to one name. */
const JOINTS = new Set('of and de del du des di da do e y et und von'.split(' '))

/** The longest run of words that say something. */
function contentRun(asked: string, language: ContentLanguage): string {
  let best = ''
  let from = -1
  for (const span of words(asked)) {
    const isEmpty = isStopWord(asked.slice(span.start, span.end), language)
    if (isEmpty) from = -1
    else if (from === -1) from = span.start
    if (from !== -1 && span.end - from > best.length && span.end - from <= LONGEST_TOPIC)
      best = asked.slice(from, span.end)
  }
  return best === '' ? asked.slice(0, LONGEST_TOPIC) : best
}
function phrasesOf({ passages, language }: TopicSearch) {
  const titles = [...new Set(passages.map((passage) => passage.title))].join('.\n')
  const text = `${titles}.\n${passages.map((passage) => passage.text).join('\n')}`.slice(0, 40_000)
  return keyphrases(text, { language, limit: 30, asExposition: true })
}
/** The phrase that the material is most about. */
export function ownTopic(search: TopicSearch): string {
  const { language, sentences, passages } = search
  const opening = new Set(sentences.slice(0, 2).flatMap((sentence) => [...sentence.terms]))
  const titles = new Set(passages.flatMap((passage) => stems(passage.title, language)))
  const text = passages
    .map((passage) => passage.text)
    .join('\n')
    .slice(0, 40_000)
  const best = phrasesOf(search)
    .filter(({ phrase }) => phrase.length <= LONGEST_TOPIC && !/^\p{N}|\./u.test(phrase) && !isParticiple(phrase))
    .map(({ phrase, score, count }) => {
      const terms = [...termsOf(phrase, language)]
      const share = (set: ReadonlySet<string>) =>
        terms.filter((term) => set.has(term)).length / Math.max(1, terms.length)
      const spread = Math.min(1, 0.4 + 0.2 * count)
      const alone = phrase.includes(' ') || aloneShare(text, phrase, language) >= ALONE ? 1 : 0.3
      return { phrase, count, score: score * alone * spread * (1 + 0.6 * share(titles)) * (1 + 0.6 * share(opening)) }
    })
    .sort((a, b) => b.score - a.score)[0]
  const first = sentences.find(({ kind }) => kind === 'statement') ?? sentences[0]
  const isOnce = best !== undefined && best.count < 2 && vocabularyOf(language).pack.forms === undefined
  if (best === undefined || sentences.length < 3 || isOnce) return openingWords(first, language)
  return surfaceOf(passages, best.phrase)?.quote ?? best.phrase
}

/** `died`, `confirmed`: what happened, not what it happened to. */
function isParticiple(phrase: string): boolean {
  return /^\p{Ll}{2,}ed$/u.test(phrase)
}

/** The stems of a topic: of the words in it that say something, or of all where none does. */
export function termsOf(phrase: string, language: ContentLanguage): Set<string> {
  const content = words(phrase)
    .map((span) => phrase.slice(span.start, span.end))
    .filter((word) => !isStopWord(word, language))
  return new Set(content.length > 0 ? content.map((word) => stem(word, language)) : stems(phrase, language))
}
