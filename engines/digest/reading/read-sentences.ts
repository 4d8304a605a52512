import type { Passage } from '../../retrieval/index.ts'
import {
  type ContentLanguage,
  contains,
  isStopWord,
  type Name,
  names,
  numbers,
  type Span,
  sentences,
  trimmed,
  words,
} from '../../text/index.ts'
import { definiteAntecedent, introduce } from './antecedents.ts'
import { contentTerms } from './content-terms.ts'
import { datelineLength } from './dateline.ts'
import type { Facet } from './languages/pack.ts'
import { withIntroductions } from './name-links.ts'
import { type Opening, readOpener } from './openers.ts'
import { capitalised, readable } from './readable.ts'
import type { Sentence, SentenceDraft } from './sentence.ts'
import { kindOf } from './sentence-kind.ts'
import { facetsOf, type Vocabulary, vocabularyOf } from './vocabulary.ts'
import type { Word } from './word-reader.ts'
import { type WordForm, wordReader } from './word-reader.ts'

interface Reading {
  readonly language: ContentLanguage
  readonly vocabulary: Vocabulary
  readonly topicTerms: ReadonlySet<string>
  readWord(word: string): WordForm
}

/** Reads every sentence of every passage, in order. The topic asked for needs no introduction by a sentence before. */
export function readSentences(passages: readonly Passage[], language: ContentLanguage, topic = ''): SentenceDraft[] {
  const reading: Reading = {
    language,
    vocabulary: vocabularyOf(language),
    topicTerms: contentTerms(topic, language),
    readWord: wordReader(language),
  }
  const found: SentenceDraft[] = []
  let earlier: SentenceDraft[] = []
  let before: Passage | null = null
  const opened = new Set<string>()
  const introduced = new Map<string, Set<string>>()
  for (const passage of passages) {
    if (before === null || !isNext(before, passage)) earlier = []
    const named = names(passage.text, language)
    const told = introduced.get(passage.sourceId) ?? new Set()
    introduced.set(passage.sourceId, told)
    for (const span of sentences(passage.text, language)) {
      const draft = readSentence(reading, {
        passage,
        span,
        index: found.length,
        earlier,
        introduced: told,
        named,
        isSourceOpen: opened.has(passage.sourceId),
      })
      if (draft.kind === 'statement') opened.add(passage.sourceId)
      found.push(draft)
      if (draft.kind === 'statement') earlier.push(draft)
      else earlier = []
    }
    before = passage
  }
  const { forms } = reading.vocabulary.pack
  if (forms === undefined) return found
  return withIntroductions(found, forms, (name) => reading.topicTerms.has(reading.readWord(name).stem))
}

/** Whether one passage goes on where the other ends, give or take a paragraph break. */
function isNext(before: Passage, passage: Passage): boolean {
  return before.sourceId === passage.sourceId && passage.start >= before.end && passage.start - before.end <= 4
}

interface Spot {
  readonly passage: Passage
  readonly span: Span
  readonly index: number
  /** The statements before it, without a break. */
  readonly earlier: readonly SentenceDraft[]
  /** What its source has brought up so far; grows as it is read. */
  readonly introduced: Set<string>
  /** The names of the passage. */
  readonly named: readonly Name[]
  /** Whether a statement of the same source came before. */
  readonly isSourceOpen: boolean
}

function readSentence(reading: Reading, spot: Spot): SentenceDraft {
  const { passage, index } = spot
  const { language } = reading
  const { full, isStep, isAnswer } = withoutMarker(passage.text, spot)
  const text = passage.text.slice(full.start, full.end)
  const isGiven = passage.sourceId === 'given'
  const found = words(text).map((span) => ({ ...span, ...reading.readWord(text.slice(span.start, span.end)) }))
  const opening: Opening = { ...reading, text, words: found }
  const kind = kindOf(reading.vocabulary, {
    text: isAnswer ? capitalised(text, language) : text,
    words: found,
    isGiven,
    isOwn: passage.own === true,
  })
  const link = linkOf(opening, spot, kind === 'statement')
  introduce(spot.introduced, opening)
  const after = found.slice(link.skipped)
  const bare = { start: link.skipped > 0 ? full.start + (after[0]?.start ?? 0) : full.start, end: full.end }
  return {
    index,
    passage,
    full,
    bare,
    text: capitalised(readable(passage.text.slice(bare.start, bare.end)), language),
    opening: withoutAsides(text, after).slice(0, OPENING),
    kind,
    leansOn: link.on,
    needs: null,
    usable: link.isUsable,
    terms: new Set(found.flatMap((word) => (word.isEmpty ? [] : [word.stem]))),
    words: found.length,
    names: spot.named.filter((name) => contains(full, name)).map((name) => name.name),
    facets: sides(
      reading.vocabulary,
      after.map(({ word }) => word),
      { isStep, isNoun: isNounPhrase(after, reading.topicTerms) },
    ),
    isDenial: after.some(({ word }) => reading.vocabulary.negations.has(word) && !LACKING.has(word)),
    isAnnouncement: isAnnouncement(reading.vocabulary, after),
    isCommand: isCommand(reading, after),
    isNumbered: isStep,
    isLead: kind === 'statement' && !spot.isSourceOpen,
    isGiven,
    ...figuresOf(text, language),
  }
}

/** `An earthquake (also known as a quake) is …`: what stands in brackets is not part of the beginning. */
function withoutAsides(text: string, after: readonly Word[]): readonly Word[] {
  const from = text.indexOf('(')
  const to = text.indexOf(')', from)
  return from === -1 || to === -1 ? after : after.filter(({ start }) => start < from || start > to)
}

/** Words that say what is lacking, not what is not so. */
const LACKING = new Set(
  'without no none nothing hardly barely rarely ohne kaum sin apenas sans senza zonder sem bez olmadan'.split(' '),
)

/** Words of a sentence that are kept to see how it begins. */
const OPENING = 14

function linkOf(opening: Opening, spot: Spot, isStatement: boolean) {
  const { skipped, leans } = readOpener(opening)
  if (!isStatement) return { skipped, on: null, isUsable: true }
  const previous = spot.earlier.at(-1)
  if (leans) return { skipped, on: previous?.index ?? null, isUsable: previous?.usable ?? false }
  return { skipped, ...definiteAntecedent(opening, skipped, spot) }
}

interface Use {
  readonly isStep: boolean
  readonly isNoun: boolean
}

function sides(vocabulary: Vocabulary, folds: readonly string[], { isStep, isNoun }: Use): Facet[] {
  const cued = facetsOf(vocabulary.cues.all(folds))
  const shown = isNoun ? cued.filter((facet) => facet !== 'steps') : cued
  return isStep && !shown.includes('steps') ? [...shown, 'steps'] : shown
}

/** `There are three main ways`: what comes after it is what it says. */
function isAnnouncement({ announcing }: Vocabulary, after: readonly Word[]): boolean {
  const [first, second, ...rest] = after.map(({ word }) => word)
  return first === 'there' && second === 'are' && rest.slice(0, 4).some((word) => announcing.has(word))
}

/** `Mix …`, or after a phrase of time or purpose: `Every day, mix …`, `To make a starter, mix …`. */
function isCommand({ vocabulary, topicTerms }: Reading, after: readonly Word[]): boolean {
  const { commands, small } = vocabulary
  const folds = after.map(({ word }) => word)
  const [first = ''] = folds
  const behindComma = after.findIndex(({ start }, at) => at > 0 && start - (after[at - 1]?.end ?? start) > 1)
  if (behindComma > 0 && (small.has(first) || first === 'to')) return commands.has(folds[behindComma] ?? '')
  return commands.has(folds[0] ?? '') && !isNounPhrase(after, topicTerms)
}

/** `Heat of this kind` begins with a noun, and `Heat pumps cost` where those are the topic; `Heat a pot` with a verb. */
function isNounPhrase([first, next]: readonly Word[], topicTerms: ReadonlySet<string>): boolean {
  if (first === undefined || next === undefined) return false
  const isTopic = topicTerms.has(first.stem) && topicTerms.has(next.stem)
  return AFTER_NOUN.has(next.word) || isTopic
}

const AFTER_NOUN = new Set(
  'is are was were has have had can could will would may might must should does do of from that which who and or'.split(
    ' ',
  ),
)

function figuresOf(
  text: string,
  language: ContentLanguage,
): Pick<Sentence, 'figures' | 'hasMoney' | 'hasQuantity' | 'years'> {
  const found = numbers(text, language)
  const isDate = (kind: string) => kind === 'year' || kind === 'date'
  const isAmount = (kind: string) => kind === 'number' || kind === 'quantity' || kind === 'percent'
  return {
    figures: found.map((figure) => figure.key),
    hasMoney: found.some((figure) => figure.kind === 'money'),
    hasQuantity: found.some((one) => isAmount(one.kind) && /\p{Nd}/u.test(text.slice(one.start, one.end))),
    years: found.flatMap((one) =>
      isDate(one.kind) && one.value > 0 && !isCount(text, one, language) ? [one.value] : [],
    ),
  }
}

/** `followed 1166 stroke cases`: between two words that say something, in small letters, a bare number counts things. */
function isCount(text: string, { start, end }: Span, language: ContentLanguage): boolean {
  const before = /(?<!\p{L})(\p{Ll}+) $/u.exec(text.slice(Math.max(0, start - 40), start))?.[1]
  const after = /^ (\p{Ll}{3,})/u.exec(text.slice(end))?.[1]
  return [before, after].every((word) => word !== undefined && !isStopWord(word, language))
}

/**
 * Bullets and numbers, and what a page puts before a sentence to say what it is: `Results:`, `A:` for an answer, and the
 * `Yes,` of one.
 */
const MARKERS =
  /^(?:(?:[-–—•·*▪◦‣]|\d{1,2}[.)]|\[\d+\]|\[!\p{Lu}+\]|[QA]:|(?:Abstract|Background|Objectives?|Aims?|Purpose|Introduction|Methods?|Results?|Findings|Conclusions?|Discussion|Significance|Hintergrund|Ziel|Methoden?|Ergebnisse?|Schlussfolgerung(?:en)?|Contexte|Objectif|Méthodes?|Résultats?|Antecedentes|Objetivos?|Métodos?|Resultados?|Conclusiones|Conclusão)[:.]|(?:Yes|No|Ja|Nein|Oui|Non|Sí|Sì|Sim|Não|Nee|Tak|Nie|Evet|Hayır)[,!])\s+)+/u

/**
 * Markers and the dateline of a report are not part of a sentence; a numbered one is a step, what goes on in small letters
 * behind `Yes,` an answer.
 */
function withoutMarker(text: string, { span, isSourceOpen }: Pick<Spot, 'span' | 'isSourceOpen'>) {
  const marker = MARKERS.exec(text.slice(span.start, span.end))?.[0] ?? ''
  const start = span.start + marker.length
  const sent = datelineLength(text.slice(start, span.end), !isSourceOpen)
  const full = trimmed(text, { start: start + sent, end: span.end })
  return {
    full,
    isAnswer: /\p{L}[,!]\s+$/u.test(marker),
    isStep:
      /^\d/.test(marker) || /(?:^|\n)\s*\d{1,2}[.)]\s*$/.test(text.slice(Math.max(0, span.start - 6), span.start)),
  }
}
