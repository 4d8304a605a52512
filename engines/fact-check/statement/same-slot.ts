import { type ContentLanguage, languageCode, stem } from '../../text/index.ts'
import { plainFormsOf } from '../lexicon/irregular-forms.ts'
import { polarityOf } from '../lexicon/polarity.ts'
import { regularFormsOf } from '../lexicon/regular-forms.ts'
import { figureRelation, placed } from './figures.ts'
import type { Slot } from './slot.ts'
import { articles, type SlotReading } from './slots.ts'

/** What a slot of the evidence is compared in. */
export interface SlotContext {
  readonly claim: SlotReading
  readonly evidence: SlotReading
  /** Stems of what the evidence is about: its title and heading. */
  readonly topic: ReadonlySet<string>
  /** Stems of what stands right before, where the sentence points back to it. */
  readonly before: ReadonlySet<string>
  /** The same as it is written, whether or not the sentence points to it. */
  readonly behind: string
  /** The text around the sentence: who is meant in full by a part of a name. */
  readonly around: string
  /** What else is known of the text of the source. */
  readonly source: string
}

/** Whether a slot of the evidence says what one of the claim says. */
export function isSameSlot(own: Slot, other: Slot, context: SlotContext): boolean {
  const { claim, evidence } = context
  if (isPair(own, other) || isPair(other, own)) return true
  if (own.kind === 'mark' || other.kind === 'mark')
    return (
      isSameMark(own, other) ||
      isSameSense(own, other, context) ||
      isSameWay(own, other, context) ||
      isSameWay(other, own, context)
    )
  if (own.kind === 'figure' && other.kind === 'figure')
    return figureRelation(placed(own, claim), placed(other, evidence), claim.language) === 'same'
  if (own.kind === 'figure' || other.kind === 'figure') return isSortOfFigure(own, other, context)
  if (own.kind === 'name') return isSameName(own, other, context)
  if (isSeparated(own, other, context) || isSeparated(other, own, context) || isJoined(own, other, context)) return true
  if (isCompoundOf(own, other, context)) return true
  return other.stems.some((stem, at) =>
    isSameWord({ stem: own.stems[0] ?? '', word: own.words[0] ?? '' }, { stem, word: other.words[at] ?? '' }, context),
  )
}

function isSameMark(own: Slot, other: Slot): boolean {
  return own.mark !== undefined && own.mark === other.mark
}

/** `The two` and `both`. */
function isPair({ words: [word = ''] }: Slot, { figure }: Slot): boolean {
  return figure?.kind === 'number' && figure.value === 2 && BOTH.has(word)
}

const BOTH = new Set(['both', 'beide', 'beiden', 'ambos', 'ambas'])

/** `fiel … aus` and `ausfallen`, `lagerte … aus` and `ausgelagert`. */
function isSeparated(apart: Slot, whole: Slot, context: SlotContext): boolean {
  const word = whole.words[0] ?? ''
  if (apart.particle === undefined || !word.startsWith(apart.particle)) return false
  const verb = word.slice(apart.particle.length)
  const own = { stem: apart.stems[0] ?? '', word: apart.words[0] ?? '' }
  return verb !== '' && isSameWord(own, { stem: stem(verb, context.claim.language), word: verb }, context)
}

/** `ging … zurück` and `sank`: by the verb with what stands at the end of its clause. */
function isJoined(own: Slot, other: Slot, context: SlotContext): boolean {
  if (own.particle === undefined && other.particle === undefined) return false
  const { language } = context.claim
  // `schlug … vor` is of `vorschlagen`
  const joined = ({ words: [word = ''], particle = '' }: Slot) =>
    [word, ...plainFormsOf(word, language)]
      .map((form) => `${particle}${form}`)
      .map((whole) => ({ word: whole, stem: stem(whole, language) }))
  return joined(own).some((one) => joined(other).some((form) => isSameWord(one, form, context)))
}

/** `Biberdämme` where the sentence has `Dämme`, and its source speaks of beavers. */
function isCompoundOf(own: Slot, other: Slot, { claim: { language }, source }: SlotContext): boolean {
  const [whole = '', head = ''] = [own.stems[0], other.stems[0]]
  if (language !== 'German' || own.kind !== 'word' || head.length < SHORTEST_HEAD || !whole.endsWith(head)) return false
  const first = whole.slice(0, -head.length).replace(/(?:s|en|n|-)$/, '')
  return first.length >= SHORTEST_HEAD && source.toLowerCase().includes(first)
}

const SHORTEST_HEAD = 4

/** `meist` and `überwiegend`. */
function isSameSense(own: Slot, other: Slot, { claim: { senses } }: SlotContext): boolean {
  const there = senses.senses.get(other.stems[0] ?? '') ?? []
  return own.kind !== other.kind && (senses.senses.get(own.stems[0] ?? '') ?? []).some((sense) => there.includes(sense))
}

/** `went up` for `rose`. */
function isSameWay(mark: Slot, word: Slot, { claim: { senses, language } }: SlotContext): boolean {
  const small = mark.words[0] ?? ''
  const way = senses.up.has(small) ? 1 : senses.down.has(small) ? -1 : 0
  return way !== 0 && word.kind === 'word' && polarityOf(language)?.direction.get(word.stems[0] ?? '') === way
}

/** `May` beside `14 May 1992`; `May 2023` beside `May` where the source is of that year. */
function isSortOfFigure(own: Slot, other: Slot, { topic }: SlotContext): boolean {
  const [month = '', year = ''] = own.words
  if (own.figure?.kind === 'date' && own.words.length === 2 && other.words[0] === month) return topic.has(year)

  const [word, figure] = own.kind === 'figure' ? [other, own] : [own, other]
  return figure.figure?.kind === 'date' && word.words.some((one) => figure.words.includes(one)) && own.kind !== 'figure'
}

/** All parts of a claim's name are in the name, beside it, or in what the evidence is about; one at least in the name itself. */
function isSameName(own: Slot, other: Slot, context: SlotContext): boolean {
  const { claim, evidence, topic, around, source } = context
  // `Fiona Carrick’s` is of Fiona Carrick
  const full = claim.text.slice(own.start, own.end).replace(/['’]s?$/, '')
  const isKnown = source.includes(full)
  const isHeld = (stem: string) => other.stems.includes(stem) || isInitials(own, other)
  if (!own.stems.some(isHeld)) return false
  // `Jacob` where the source has `Jacob Grimm`, and no other Jacob
  if (isGivenName(own, other, source, full)) return true
  // `Demir` where the passage has `Yusuf Demir`, `the school` for `Fernhill School`, but not `schools`
  const isNaming =
    /^\p{Lu}/u.test(evidence.text.slice(other.start)) || articles.has(evidence.tokens[other.place - 1]?.word ?? '')
  if (isNaming && isHeld(own.stems.at(-1) ?? '') && around.includes(full)) return true
  const near = new Set(
    evidence.tokens.slice(Math.max(0, other.place - 3), other.place + other.stems.length + 2).map(({ stem }) => stem),
  )
  // `of Kenya` for `the Kenyan`
  const isOfSort = (at: number) => {
    const part = { stem: own.stems[at] ?? '', word: own.words[at] ?? '' }
    return other.stems.some((stem, index) => isSameWord(part, { stem, word: other.words[index] ?? '' }, context))
  }
  return own.stems.every((stem, at) => isHeld(stem) || near.has(stem) || (isKnown && topic.has(stem)) || isOfSort(at))
}

function isGivenName(own: Slot, other: Slot, source: string, full: string): boolean {
  const [given = '', ...family] = full.split(' ')
  if (family.length !== 1 || other.stems.length !== 1 || other.stems[0] !== own.stems[0] || !source.includes(full))
    return false
  return [...source.matchAll(/\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu)].every(([name]) => {
    const parts = name.split(' ')
    const next = parts[parts.indexOf(given) + 1]
    return !parts.includes(given) || next === undefined || next === family[0]
  })
}

/** `WHO` for `World Health Organization`. */
function isInitials(own: Slot, other: Slot): boolean {
  const [short, long] = own.words.length < other.words.length ? [own, other] : [other, own]
  if (short.words.length !== 1 || long.words.length < 2) return false
  return short.words[0]?.replaceAll('.', '') === long.words.map((word) => word.charAt(0)).join('')
}

interface Word {
  readonly stem: string
  readonly word: string
}

/** The same stem, one sense, one thing of a sort, or one word made from the other. */
export function isSameWord(
  own: Word,
  other: Word,
  { claim: { senses, language } }: Pick<SlotContext, 'claim'>,
): boolean {
  if (own.word === other.word) return true
  // `employer` and `employee` have one stem
  if (excludeEachOther(own.word, other.word, senses)) return false
  if (own.stem === other.stem) return true
  const [here, there] = [stemsOf(own, language), stemsOf(other, language)]
  if (here.some((one) => there.includes(one))) return true
  const meant = there.flatMap((one) => senses.senses.get(one) ?? [])
  if (here.some((one) => senses.senses.get(one)?.some((sense) => meant.includes(sense)))) return true
  const sorts = senses.sorts.get(other.word)
  if (sorts?.some(([sort, which]) => senses.sorts.get(own.word)?.some(([a, b]) => a === sort && b === which)))
    return true
  return isDerived(own.stem, other.stem, language) || (language === 'Spanish' && areFormsOfVerb(own.word, other.word))
}

function excludeEachOther(one: string, other: string, { sorts }: SlotReading['senses']): boolean {
  const there = sorts.get(other) ?? []
  return (sorts.get(one) ?? []).some(([sort, which]) => there.some(([a, b]) => a === sort && b !== which))
}

/** What Spanish verbs end in that nouns hardly do. */
const VERB_FORM =
  /^(?<root>\p{L}{3,})(?:ad[oa]s?|ando|ar|ó|aron|aban?|ará|arán|id[oa]s?|iendo|er|ir|ió|ieron|ían?|erá|erán|irá|irán)$/u

/** `Grabado` and `grabó`: forms of a short verb, whose stems differ. */
function areFormsOfVerb(one: string, other: string): boolean {
  const [a, b] = [VERB_FORM.exec(one)?.groups?.root, VERB_FORM.exec(other)?.groups?.root]
  return a !== undefined && a === b
}

/** Stems under which a word may be listed: its own, those of what it is a form of (`flung`, `aseguró`), and of its American spelling. */
export function stemsOf({ stem: own, word }: Word, language: ContentLanguage): string[] {
  const others = [...plainFormsOf(word, language), ...regularFormsOf(word, language)]
  const spelled = language.startsWith('English') ? americanOf(word) : word
  const forms = spelled === word ? others : [...others, spelled]
  return forms.length === 0 ? [own] : [own, ...forms.map((form) => stem(form, language))]
}

/** `labour` as `labor`, `organise` as `organize`, `theatre` as `theater`, `travelled` as `traveled`. */
function americanOf(word: string): string {
  return word
    .replace(/^(\p{L}{3,})our(s|ed|ing|al|able|ite)?$/u, '$1or$2')
    .replace(/is(e[sdr]?|ing|ations?)$/, 'iz$1')
    .replace(/(?<=[tb])re(s?)$/, 'er$1')
    .replace(/^(travel|cancel|label|model|counsel|fuel|level|signal|tunnel|channel)l(?=ed|ing|er)/, '$1')
    .replace(/^programmes?$/, 'program')
    .replace(/^(def|off|lic)ence/, '$1ense')
    .replace(/^grey/, 'gray')
    .replace(/^plough/, 'plow')
}

/** Whether two words exclude each other; by their stems. */
export function areOpposed(one: string, other: string, language: ContentLanguage): boolean {
  const sides = polarityOf(language)?.sides
  const there = sides?.get(other) ?? []
  return (sides?.get(one) ?? []).some(([pair, side]) => there.some(([known, way]) => known === pair && way !== side))
}

/** Whether one word says more and the other less. */
export function goApart(one: string, other: string, language: ContentLanguage): boolean {
  const direction = polarityOf(language)?.direction
  return (direction?.get(one) ?? 0) * (direction?.get(other) ?? 0) < 0
}

const SHORTEST_ROOT = 5

const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:ations?|itions?|isons?|ments?|ness|ances?|ences?|it[yi]|ions?|ers?|ors?|ists?|ing|ed|al|ic|ive|abl|ibl|ly|li|y|i|e)$/,
  de: /(?:ungen|ung|heiten|heit|keiten|keit|isch|lich|ische|er|en|te|et|t|e|n)$/,
  es: /(?:aciones|acion|ación|amientos?|imientos?|[aei]dor(?:es|as?)?|ados?|adas?|idos?|idas?|ar|er|ir|an|ó|o|a|e)$/,
}

/** `discover` and `discoveri`, `produce` and `production`: what is left without an ending is the same and long enough. */
function isDerived(a: string, b: string, language: ContentLanguage): boolean {
  const ending = endings[languageCode(language)]
  if (ending === undefined || a.slice(0, 4) !== b.slice(0, 4)) return false
  const rootOf = (word: string) => word.replace(ending, '').replace(/ct$/, 'c')
  const [one, two] = [rootOf(a), rootOf(b)]
  const isLong = (root: string) => root.length >= SHORTEST_ROOT
  return (isLong(one) && (one === two || one === b)) || (isLong(two) && two === a)
}
