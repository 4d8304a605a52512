import { contains, isStopWord, type Name, names, quotes, type Span, textOf, words } from '../text/index.ts'
import { headingCaseOf, recased } from './heading-case.ts'
import { voiceTextOf } from './markdown.ts'
import { type Broken, type RuleProof, rulesKept, type VoiceRules } from './rules.ts'
import { type Reading, readVoice, type VoiceText } from './voice-text.ts'

/** What a text may need although a rule of its voice is against it. */
export interface Needs {
  /** All that the person and the sources say. */
  known: string
  /** Words that the person wants in the text: keywords. */
  demanded: readonly string[]
}

/** Rules whose breach needs nobody's judgment: not who speaks, how readers are addressed, or how long a sentence may be. */
const CERTAIN: ReadonlySet<keyof VoiceRules> = new Set([
  'preferred',
  'forbidden',
  'terms',
  'serialComma',
  'headingCase',
  'contractions',
  'smallNumbers',
  'exclamations',
])

/**
 * The rules that a text surely breaks, with the places: nothing that it quotes, that stands in quotation marks or in a name
 * in what is known, or that is part of the words demanded of it.
 */
export function surelyBroken(text: VoiceText, rules: VoiceRules, needs: Needs): RuleProof[] {
  const reading = readVoice(text)
  const found = rulesKept(reading, rules).filter(({ rule, broken }) => CERTAIN.has(rule) && broken.length > 0)
  if (found.length === 0) return []
  const isNeeded = neededIn(reading, needs)
  return found
    .map((proof) => {
      const places = proof.rule === 'headingCase' ? sureHeadings(reading, proof.broken, { rules, needs }) : proof.broken
      return { ...proof, broken: places.filter((place) => isSure(reading, place, proof) && !isNeeded(place, proof)) }
    })
    .filter(({ broken }) => broken.length > 0)
}

/** Marks in a name (`Yahoo! is`), figures that would open a sentence, and hashtags and handles, which have a spelling of their own. */
function isSure({ text, words: read, language }: Reading, { start, end }: Broken, { rule }: RuleProof): boolean {
  if (rule === 'exclamations') return !/^\s+\p{Ll}/u.test(text.slice(end))
  if (rule === 'smallNumbers') return isCount({ words: read, language }, start)
  if (rule === 'terms') return !/[#@.]$/.test(text.slice(0, start)) && !/^(?:@|\.\p{L})/u.test(text.slice(end))
  return true
}

/** Whether a number counts something: `neuron 2 and`, `magnitude 7` are names, and one that opens a sentence is never a figure. */
function isCount({ words: read, language }: Pick<Reading, 'words' | 'language'>, start: number): boolean {
  const at = read.findIndex((word) => word.start === start)
  const [before, number, after] = [read[at - 1], read[at], read[at + 1]]
  if (!number || number.opensSentence) return false
  const tells = (word: typeof before) => word !== undefined && !isStopWord(word.lower, language)
  return !tells(before) || (tells(after) && !after?.opensSentence)
}

/** A heading tells its case where its words are also used small: what is only ever large in it may be a name. */
function sureHeadings(
  reading: Reading,
  broken: readonly Broken[],
  { rules: { headingCase }, needs: { known } }: { rules: VoiceRules; needs: Needs },
): Broken[] {
  if (!headingCase) return []
  const more = readVoice(voiceTextOf(known, reading.language)).words
  const wider = { ...reading, words: [...reading.words, ...more] }
  return broken.flatMap(({ start, end }) => {
    const heading = { start, end }
    const found = headingCaseOf(wider, heading)
    const fix = recased(wider, heading, headingCase)
    return found !== null && found !== headingCase && fix !== null ? [{ ...heading, fix }] : []
  })
}

function neededIn(reading: Reading, { known, demanded }: Needs): (place: Span, proof: RuleProof) => boolean {
  const { text, language } = reading
  const lower = text.toLowerCase()
  const mottos = quotes(known)
    .map(({ inner }) => textOf(known, inner).trim())
    .filter((quote) => words(quote).length > 1)
  const quoted = mottos.flatMap((quote) => placesOf(text, quote))
  const asked = demanded.flatMap((phrase) => placesOf(lower, phrase.trim().toLowerCase()))
  const named = names(text, language).filter(({ name }) => known.includes(name))
  return (place, { rule, about }) =>
    quoted.some((one) => contains(one, place)) ||
    // the case of a keyword is free, and so is that of a term in it
    (rule !== 'terms' && asked.some((one) => contains(one, place))) ||
    (about !== null && named.some((name) => isWithinName(place, name)))
}

/** A word that is only part of a name: a voice that rules out a name means that name. */
function isWithinName(place: Span, name: Name): boolean {
  return contains(name, place) && place.end - place.start < name.name.length
}

function placesOf(text: string, phrase: string): Span[] {
  if (phrase === '') return []
  const found: Span[] = []
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length))
    found.push({ start: at, end: at + phrase.length })
  return found
}
