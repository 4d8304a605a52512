import type { ContentLanguage, LanguageCode } from './language.ts'
import { languageCode } from './language.ts'
import { numberWords } from './number-words.ts'

/** A number of several words, or of several in one: where it ends, and its value. */
export interface Compound {
  end: number
  value: number
}

/** How a language puts number words together; words of one that is not here count alone. */
interface Grammar {
  /** Words up to 999 beside the cardinals: `un` to 1, `doscientos` to 200. */
  words: ReadonlyMap<string, number>
  /** What makes hundreds of the number before it. */
  hundred?: string
  /** `thousand` to 1000. */
  scales: ReadonlyMap<string, number>
  /** Between tens and units. */
  link: RegExp
  /** Between hundreds or thousands and the rest, if anything may. */
  and: RegExp | null
}

const grammars: Partial<Record<LanguageCode, Grammar>> = {
  en: {
    words: valued('one=1'),
    hundred: 'hundred',
    scales: valued('thousand=1e3 million=1e6 billion=1e9'),
    link: /^-/,
    and: /^\sand\s/i,
  },
  es: {
    words: valued(`un=1 uno=1 una=1 veintiún=21 veintiuno=21 veintiuna=21 veintidós=22 veintitrés=23 veinticuatro=24
      veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 cien=100 ciento=100 doscientos=200
      doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500
      seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900
      novecientas=900`),
    scales: valued('mil=1e3 millón=1e6 millones=1e6'),
    link: /^\sy\s/i,
    and: null,
  },
  pt: {
    words: valued(`um=1 uma=1 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400
      quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700
      oitocentos=800 oitocentas=800 novecentos=900 novecentas=900`),
    scales: valued('mil=1e3 milhão=1e6 milhões=1e6'),
    link: /^\se\s/i,
    and: /^\se\s/i,
  },
}

function valued(list: string): Map<string, number> {
  return new Map(
    list.split(/\s+/).map((entry) => {
      const [word = '', value] = entry.split('=')
      return [word, Number(value)]
    }),
  )
}

/** A number as far as it is read. */
interface State {
  whole: number
  /** What a scale would multiply. */
  group: number
  /** Size of the word before: 100, 10, or 1; infinite at the beginning of a group. */
  size: number
  /** The scale before: only smaller ones follow. */
  scale: number
}

const START: State = { whole: 0, group: 0, size: Number.POSITIVE_INFINITY, scale: Number.POSITIVE_INFINITY }

const WORD = /^\p{L}+/u
/** Characters of a word of a number, and words of one: nobody writes longer ones out. */
const [LONGEST_WORD, MOST_WORDS] = [16, 12]

/**
 * The number of two words or more that begins with a word at a place: `noventa y cinco`, `two hundred and fifty`, and in German
 * `fünfundneunzig`; null where it is one word alone, or none.
 */
export function compoundAt(text: string, at: number, word: string, language: ContentLanguage): Compound | null {
  const code = languageCode(language)
  if (code === 'de') return germanAt(at, word)
  const grammar = grammars[code]
  const { cardinals } = numberWords(language)
  if (!grammar || !isNumberWord(word, grammar, cardinals)) return null
  const begun = withWord(START, word, { grammar, cardinals, isLinked: false })
  if (!begun) return null
  let state: State = begun
  let end = at + word.length
  for (let words = 1; words < MOST_WORDS; words += 1) {
    const gap: string = gapAt(text, end, grammar, state.size)
    const next: string = wordAt(text, end + gap.length)
    const isLinked = gap.trim() !== ''
    const more = next === '' ? null : withWord(state, next.toLowerCase(), { grammar, cardinals, isLinked })
    if (gap === '' || more === null) return words === 1 ? null : { end, value: state.whole + state.group }
    state = more
    end += gap.length + next.length
  }
  return null
}

/** Nearly no word of a text is one. */
function isNumberWord(word: string, grammar: Grammar, cardinals: ReadonlyMap<string, number>): boolean {
  return cardinals.has(word) || grammar.words.has(word) || grammar.scales.has(word) || word === grammar.hundred
}

/** The number with one word more, if it can go on with it. */
function withWord(
  { whole, group, size: last, scale: lastScale }: State,
  word: string,
  { grammar, cardinals, isLinked }: { grammar: Grammar; cardinals: ReadonlyMap<string, number>; isLinked: boolean },
): State | null {
  const scale = grammar.scales.get(word)
  if (scale !== undefined) {
    if (isLinked || scale === lastScale || (scale > lastScale && lastScale > 1e3)) return null
    // “dos mil millones” are two thousand of them
    const isOfAll = scale > lastScale
    return { ...START, whole: isOfAll ? (whole + group) * scale : whole + (group || 1) * scale, scale }
  }
  if (word === grammar.hundred)
    return isLinked || group > 9 ? null : { whole, group: (group || 1) * 100, size: 100, scale: lastScale }
  const value = grammar.words.get(word) ?? cardinals.get(word)
  if (value === undefined || value >= 1000) return null
  const size = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1
  const goesOn = last === 10 ? value < 10 && isLinked : size < last
  return goesOn ? { whole, group: group + value, size, scale: lastScale } : null
}

/** What stands between two words of a number; empty where nothing may. */
function gapAt(text: string, at: number, { link, and }: Grammar, size: number): string {
  const rest = text.slice(at, at + 8)
  const joined = size === 10 ? link.exec(rest) : and?.exec(rest)
  return joined?.[0] ?? /^[ \u00a0]/.exec(rest)?.[0] ?? ''
}

function wordAt(text: string, at: number): string {
  const word = WORD.exec(text.slice(at, at + LONGEST_WORD + 1))?.[0] ?? ''
  return word.length <= LONGEST_WORD ? word : ''
}

const ONES = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
const BELOW_100 = `(?:(?:${ONES.join('|')})und(?:${TENS.join('|')})|${TENS.join('|')}|${TEENS.join('|')}|eins|${ONES.join('|')})`
const BELOW_1000 = `(?:(?:${ONES.join('|')})?hundert(?:und)?(?:${BELOW_100})?|${BELOW_100})`
const GERMAN = new RegExp(`^(?:(${BELOW_1000})?(tausend)(?:und)?)?(${BELOW_1000})?$`)
const IS_COMPOUND = /und|hundert.|.hundert|tausend.|.tausend/

/** `fünfundneunzig`, `zweihundertfünfzig`: one word. */
function germanAt(at: number, word: string): Compound | null {
  if (!IS_COMPOUND.test(word)) return null
  const [, before, thousand, rest = ''] = GERMAN.exec(word) ?? []
  if (thousand === undefined && rest === '') return null
  const thousands = thousand === undefined ? 0 : (before === undefined ? 1 : belowThousand(before)) * 1000
  return { end: at + word.length, value: thousands + belowThousand(rest) }
}

function belowThousand(word: string): number {
  const [, ones = '', rest = ''] = /^(.*?)hundert(?:und)?(.*)$/.exec(word) ?? []
  if (word.includes('hundert')) return (ONES.indexOf(ones) + 1 || 1) * 100 + belowHundred(rest)
  return belowHundred(word)
}

function belowHundred(word: string): number {
  const [, ones = '', tens = ''] = /^(.+)und(.+)$/.exec(word) ?? []
  if (tens !== '') return ONES.indexOf(ones) + 1 + 10 * (TENS.indexOf(tens) + 2)
  if (TENS.includes(word)) return 10 * (TENS.indexOf(word) + 2)
  if (TEENS.includes(word)) return 10 + TEENS.indexOf(word)
  return word === 'eins' ? 1 : ONES.indexOf(word) + 1
}
