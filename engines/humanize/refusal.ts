import { type LockBreak, lockBreaks } from '../rewording/index.ts'
import { type ContentLanguage, isStopWord, type Span, sentences, stem } from '../text/index.ts'
import { findingsIn, isAboutMany, type Severity } from './findings.ts'
import { grammarFault } from './grammar-fault.ts'
import { dropHeads } from './heads.ts'
import { plainJoint } from './joints.ts'
import { type Lookup, lookupOf } from './languages/of.ts'
import { phrasesIn } from './phrases.ts'
import { readText, wordsOf } from './reading.ts'
import { participleTails } from './shapes.ts'
import { wordsToCompare } from './swaps.ts'
import { isSteady, toneLean } from './tone.ts'

/** What is worse about a sentence that somebody else, a language model above all, put differently. */
export interface Refusal {
  readonly reason: 'meaning' | 'marks' | 'grammar' | 'longer' | 'not-better'
  /** The words that show it; empty where none do by themselves. */
  readonly words: string
}

/** So much longer may a sentence become: by this share, and by so many words in a short one. */
const MOST_GROWTH = 1.15
const FEW_MORE_WORDS = 2

/**
 * Why a sentence of a text should not become `after`, as far as code can tell; null where it may. The sense must hold (see `meaningLoss`), marks of the
 * text must be the same ones, grammar whole where code sees it, it must not grow, and it must sound more natural than before. `after` may be
 * empty: then the sentence must have said nothing.
 */
export function refusalOf(
  text: string,
  { start, end, after }: Span & { readonly after: string },
  language: ContentLanguage,
): Refusal | null {
  const before = text.slice(start, end)
  const lookup = lookupOf(language, text)
  if (lookup === null) return null
  const lost = meaningLoss(before, after, { language, lookup })
  if (lost !== null) return { reason: 'meaning', words: lost }
  if (after === '') return null
  const mark = changedMark(before, after)
  if (mark !== null) return { reason: 'marks', words: mark }
  const fault = grammarFault(before, after, language)
  if (fault !== null) return { reason: 'grammar', words: fault }
  const [old, fresh] = [before, after].map((one) => wordsOf(one, language).length)
  if ((fresh ?? 0) > Math.max((old ?? 0) * MOST_GROWTH, (old ?? 0) + FEW_MORE_WORDS))
    return { reason: 'longer', words: '' }
  return isBetter(text, { start, end, after }, { language, lookup }) ? null : { reason: 'not-better', words: '' }
}

interface Known {
  readonly language: ContentLanguage
  readonly lookup: Lookup
}

/** Share of the words that say something which must be there again, where there are enough of them. */
const LEAST_KEPT = 0.4
/** Share of the new words that may be new, with those of a short sentence. */
const MOST_NEW = 0.6
const FEW_WORDS = 3

/**
 * What of the sense is lost, in words; null where the lock holds for the sentence as it is, or for what is left of it without
 * empty phrases and in the plain words of our lists, and where what it is about is still there.
 */
function meaningLoss(before: string, after: string, known: Known): string | null {
  const { language } = known
  const breaks = breaksOf(before, after, language)
  if (breaks.length > 0 && breaksOf(bare(before, known), bare(after, known), language).length > 0) {
    return breaks.map(({ words }) => words).join(', ')
  }
  const doubt = loosened(before, after, known)
  if (doubt !== null) return doubt
  const [old, fresh] = [contentOf(before, known), contentOf(after, known)]
  if (after === '') return old.size > FEW_WORDS ? [...old.values()].join(', ') : null
  const lost = [...old].filter(([key]) => !fresh.has(key))
  if (old.size > FEW_WORDS && lost.length > old.size * (1 - LEAST_KEPT)) return lost.map(([, word]) => word).join(', ')
  const added = [...fresh].filter(([key]) => !old.has(key) && !before.toLowerCase().includes(key))
  const isOther = added.length > FEW_WORDS && added.length > fresh.size * MOST_NEW
  return isOther ? added.map(([, word]) => word).join(', ') : null
}

/**
 * What the lock says, but for `que`, which joins clauses far more often than it compares, and for a word of degree or quantity that comes once more
 * than before, as it does where a sentence is split.
 */
function breaksOf(before: string, after: string, language: ContentLanguage): LockBreak[] {
  const [old, fresh] = [before, after].map((text) => wordsOf(text, language))
  const isRepeated = (word: string) => {
    const [was, is] = [old, fresh].map((list) => (list ?? []).filter(({ lower }) => lower === word).length)
    return (was ?? 0) > 0 && (is ?? 0) > (was ?? 0)
  }
  return lockBreaks(before, after, language).filter(
    ({ kind, words }) => words !== 'que' && !((kind === 'modal' || kind === 'quantity') && isRepeated(words)),
  )
}

const DOUBTS =
  /(?<!\p{L})(?:can|could|may|might|puede|pueden|podría|podrían|peut|peuvent|pourrait|pourraient)(?!\p{L})/iu

/** The word of doubt under which a participle tail stood, where a sentence made of the tail has none: `can help, easing …` is not `can help. It eases …`. */
function loosened(before: string, after: string, { language, lookup }: Known): string | null {
  const reading = readText(before, language)
  const [tail] = reading.sentences.flatMap((sentence) => participleTails(reading, sentence, lookup.tails))
  const doubt = DOUBTS.exec(before.slice(0, reading.words[tail?.from ?? 0]?.start ?? 0))
  if (doubt === null) return null
  const parts = sentences(after, language).map(({ start, end }) => after.slice(start, end))
  return parts.length > 1 && parts.slice(1).some((part) => !DOUBTS.test(part)) ? doubt[0] : null
}

/** A sentence without what our lists call empty, in the words that they call plain. */
function bare(sentence: string, { language, lookup }: Known): string {
  const open = plainJoint(dropHeads(sentence, language, lookup), lookup).replace(lookup.emphases, ' ')
  return wordsToCompare(wordsToCompare(open.replace(/\s+/g, ' '), lookup.plainWords), lookup.shortWordings)
}

/** The words that say what a sentence is about, each by its stem: no stop words, no stock phrases, no general words of praise. */
function contentOf(sentence: string, { language, lookup }: Known): Map<string, string> {
  const words = wordsOf(sentence, language)
  const empty = [lookup.frames, lookup.openers, lookup.scenes, lookup.stock, lookup.abstract].flatMap((list) =>
    phrasesIn(words, list),
  )
  return new Map(
    words.flatMap(({ lower }, at) =>
      lower.length < 4 || isStopWord(lower, language) || empty.some(({ from, to }) => from <= at && at < to)
        ? []
        : [[stem(lower, language), lower] as const],
    ),
  )
}

/** A mark of the text that one of the two has more often: brackets, code, emphasis, citations. Null where all are alike. */
function changedMark(before: string, after: string): string | null {
  if (after.includes('\n') && !before.includes('\n')) return '⏎'
  const counted = (mark: string) => after.split(mark).length - before.split(mark).length
  for (const mark of ['[', ']', '`', '*', '_', '<', '>', '{', '}', '|', '#']) if (counted(mark) !== 0) return mark
  if (counted('—') > 0) return '—'
  if (after.split('(').length !== after.split(')').length) return '('
  const [was, is] = [before, after].map((one) => /[.!?…:]["”’'»)\]]*\s*$/u.exec(one)?.[0].charAt(0) ?? '')
  return was === is ? null : `${was || is}`
}

const WEIGHT: Readonly<Record<Severity, number>> = { low: 1, medium: 2, high: 3 }
const ABSTRACT_WEIGHT = 0.3
/** Characters on each side of a sentence that are measured with it. */
const AROUND = 1_500

/** Whether a text sounds more natural with a sentence put so: by its measures where they are steady, else by what is found in the sentence. */
function isBetter(
  text: string,
  { start, end, after }: Span & { readonly after: string },
  { language, lookup }: Known,
): boolean {
  const [from, to] = [Math.max(0, start - AROUND), Math.min(text.length, end + AROUND)]
  const made = `${text.slice(from, start)}${after}${text.slice(end, to)}`
  const weight = (piece: string) => {
    const reading = readText(piece, language)
    const found = findingsIn(reading, lookup).filter(({ rule }) => !isAboutMany(rule))
    const general = phrasesIn(reading.words, lookup.abstract).length
    return found.reduce((sum, { severity }) => sum + WEIGHT[severity], general * ABSTRACT_WEIGHT)
  }
  const [was, is] = [weight(text.slice(start, end)), weight(after)]
  const around = readText(text.slice(from, to), language)
  if (!isSteady(around)) return is < was || (is === was && after.length < end - start)
  return is <= was && toneLean(readText(made, language)) < toneLean(around)
}
