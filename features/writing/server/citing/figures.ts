import {
  type ContentLanguage,
  folded,
  isStopWord,
  languageCode,
  type NumberMention,
  numbers,
  overlaps,
  sentences,
  support,
  textOf,
  words,
} from '../../../../engines/text/index.ts'

/** Words in a language. */
interface Worded {
  words: string
  language: ContentLanguage
}

/** A passage in another language than the sentence; its headings may name things. */
interface Foreign {
  text: string
  headings: string
  language: ContentLanguage
}

/*
 * What counts for a sentence in another language: a figure more than a name, a name more than a word that both languages
 * have in common. Years and small whole numbers stand in many texts; less so with the same unit.
 */
const FIGURE = 1.5
const COMMON_MEASURE = 1
const COMMON_FIGURE = 0.75
const NAME = 1
const COGNATE = 0.5
/** Enough to say that both speak of the same. */
const ENOUGH = 2
const SHORTEST_COGNATE = 6
const LEAST_SHARED_STEM = 0.65

/**
 * The sentence of a passage in another language that has the figures, dates and names of a sentence; null where a figure
 * is missing, where more names are missing than found, or where too little is in common to say.
 */
export function figuresQuote(claim: Worded, passage: Foreign): { quote: string; score: number } | null {
  const { text, headings, language } = passage
  const evidence = { passage: `${headings}\n${text}`, language }
  const { missing } = support(claim.words, evidence, claim.language)
  if (missing.some(({ kind, words }) => kind === 'date' || (kind === 'number' && /\d/.test(words)))) return null
  const anchors = anchorsOf(claim, evidence.passage, language)
  const isSure = anchors.some(({ weight }) => weight > COGNATE)
  if (!isSure || sum(anchors) < ENOUGH) return null
  // German capitalizes all nouns, so that names can't be distinguished from other words.
  const lost = missing.filter(({ kind }) => kind === 'name').length
  if (languageCode(claim.language) !== 'de' && lost > anchors.filter(({ weight }) => weight === NAME).length)
    return null
  const ranked = sentences(text, language)
    .map((span) => ({ span, score: sum(anchorsOf(claim, textOf(text, span), language)) }))
    .sort((a, b) => b.score - a.score || a.span.start - b.span.start)
  const [best] = ranked
  return best && best.score > 0 ? { quote: textOf(text, best.span), score: sum(anchors) } : null
}

interface Anchor {
  weight: number
}

/** What of a sentence is in a text of another language too. */
function anchorsOf(claim: Worded, text: string, language: ContentLanguage): Anchor[] {
  const figures = numbers(claim.words, claim.language)
  const lacked = support(claim.words, { passage: text, language }, claim.language).missing
  const held = figures.filter((figure) => !lacked.some((one) => overlaps(one, figure)))
  const there = words(text).map((span) => textOf(text, span))
  const exact = new Set(there)
  const small = [...new Set(there.map((word) => cognateKey(word, language)))]
  const found: Anchor[] = held.map((figure) => ({ weight: weightOf(figure) }))
  const seen = new Set<string>()
  for (const span of words(claim.words)) {
    const word = textOf(claim.words, span)
    if (seen.has(word) || figures.some((figure) => overlaps(figure, span)) || isCommon(word, claim.language)) continue
    seen.add(word)
    if (/^\p{Lu}/u.test(word) && exact.has(word) && !isCommon(word, language)) found.push({ weight: NAME })
    else if (isCognate(cognateKey(word, claim.language), small)) found.push({ weight: COGNATE })
  }
  return found
}

function weightOf({ kind, value, unit }: NumberMention): number {
  if (kind === 'year') return COMMON_FIGURE
  if (Math.abs(value) >= 10 || !Number.isInteger(value)) return FIGURE
  return unit ? COMMON_MEASURE : COMMON_FIGURE
}

function sum(anchors: readonly Anchor[]): number {
  return anchors.reduce((whole, { weight }) => whole + weight, 0)
}

function isCommon(word: string, language: ContentLanguage): boolean {
  return word.length < 3 || isStopWord(word, language)
}

/** A word as its kin in another language is likely to be written: `Photographie`, `photography` and `fotografía` begin alike. */
function cognateKey(word: string, language: ContentLanguage): string {
  return folded(word, language)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/[cz]/g, 'k')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')
}

function isCognate(key: string, others: readonly string[]): boolean {
  if (key.length < SHORTEST_COGNATE) return false
  return others.some((other) => {
    if (other.length < SHORTEST_COGNATE) return false
    let same = 0
    while (same < key.length && key[same] === other[same]) same += 1
    return same >= 5 && same / Math.min(key.length, other.length) >= LEAST_SHARED_STEM
  })
}
