/*
 * English stemming after M. F. Porter's second algorithm ("Porter2", snowballstem.org/algorithms/english), written from
 * its published description. Words come lower case, with straight apostrophes.
 */

/** The stem of an English word of three letters or more; shorter words stay as they are. */
export function stemEnglish(word: string): string {
  const plain = withoutPossessive(word)
  if (plain.length < 3) return plain
  const exception = exceptions.get(plain)
  if (exception !== undefined) return exception
  const marked = markedConsonants(plain)
  const [r1, r2] = regions(marked)
  let stem = plurals(marked)
  if (invariant.has(stem)) return stem
  stem = pastAndGerund(stem, r1)
  stem = finalY(stem)
  stem = replaced(stem, secondStep, r1)
  stem = thirdStep(stem, r1, r2)
  stem = fourthStep(stem, r2)
  return fifthStep(stem, r1, r2).replaceAll('Y', 'y')
}

const isVowel = (char: string | undefined) => char !== undefined && char !== '' && 'aeiouy'.includes(char)

function withoutPossessive(word: string): string {
  const start = word.startsWith("'") ? word.slice(1) : word
  for (const suffix of ["'s'", "'s", "'"]) if (start.endsWith(suffix)) return start.slice(0, -suffix.length)
  return start
}

/** A `y` at the start or after a vowel is a consonant and written `Y`. */
function markedConsonants(word: string): string {
  let marked = ''
  for (const char of word) marked += char === 'y' && (marked === '' || isVowel(marked.at(-1))) ? 'Y' : char
  return marked
}

/** R1 is what follows the first consonant after a vowel; R2 the same within R1. Given by where they begin. */
function regions(word: string): [number, number] {
  const prefix = /^(?:gener|commun|arsen|past|univers|later|emerg|organ)/.exec(word)?.[0]
  const r1 = prefix === undefined ? regionAfter(word, 0) : prefix.length
  return [r1, regionAfter(word, r1)]
}

function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1) if (isVowel(word[at - 1]) && !isVowel(word[at])) return at + 1
  return word.length
}

function plurals(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ied') || word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1)
  if (!word.endsWith('s') || word.endsWith('us') || word.endsWith('ss')) return word
  return hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function pastAndGerund(word: string, r1: number): string {
  for (const suffix of ['eedly', 'eed']) {
    if (!word.endsWith(suffix)) continue
    const at = word.length - suffix.length
    return at >= r1 && !/(?:proc|exc|succ)$/.test(word.slice(0, at)) ? `${word.slice(0, at)}ee` : word
  }
  for (const suffix of ['ingly', 'edly', 'ing', 'ed']) {
    if (!word.endsWith(suffix)) continue
    const stem = word.slice(0, -suffix.length)
    if (!hasVowel(stem)) return word
    if (suffix === 'ing' && /^[^aeiouy]y$/.test(stem)) return `${stem.slice(0, -1)}ie`
    if (suffix.startsWith('ing') && /^(?:inn|out|cann|herr|earr|even)$/.test(stem)) return word
    return mended(stem, r1)
  }
  return word
}

/** `hopp` is `hop`, `hop` (of hoping) is `hope`, `luxuriat` is `luxuriate`. */
function mended(stem: string, r1: number): string {
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return /^[aeo]..$/.test(stem) ? stem : stem.slice(0, -1)
  return isShort(stem, r1) ? `${stem}e` : stem
}

function finalY(word: string): string {
  if (word.length < 3 || !/[yY]$/.test(word) || isVowel(word.at(-2))) return word
  return `${word.slice(0, -1)}i`
}

type Rules = readonly (readonly [suffix: string, by: string])[]

const secondStep: Rules = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['ogist', 'og'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]

/** The longest suffix counts, and is replaced only if it is in R1. */
function replaced(word: string, rules: Rules, r1: number): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix))
  if (rule === undefined) return word
  const [suffix, by] = rule
  const stem = word.slice(0, -suffix.length)
  if (stem.length < r1) return word
  if (suffix === 'ogi' && !stem.endsWith('l')) return word
  if (suffix === 'li' && !/[cdeghkmnrt]$/.test(stem)) return word
  return stem + by
}

const thirdRules: Rules = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

function thirdStep(word: string, r1: number, r2: number): string {
  if (word.endsWith('ative')) return word.length - 5 >= r2 ? word.slice(0, -5) : word
  return replaced(word, thirdRules, r1)
}

const fourthSuffixes = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ')

function fourthStep(word: string, r2: number): string {
  const suffix = fourthSuffixes.find((candidate) => word.endsWith(candidate))
  if (suffix === undefined) return word
  const stem = word.slice(0, -suffix.length)
  if (stem.length < r2 || (suffix === 'ion' && !/[st]$/.test(stem))) return word
  return stem
}

function fifthStep(word: string, r1: number, r2: number): string {
  const stem = word.slice(0, -1)
  if (word.endsWith('e')) return stem.length >= r2 || (stem.length >= r1 && !endsShort(stem)) ? stem : word
  return word.endsWith('ll') && stem.length >= r2 ? stem : word
}

function hasVowel(part: string): boolean {
  for (const char of part) if (isVowel(char)) return true
  return false
}

/** Ends in a short syllable and has nothing in R1. */
function isShort(word: string, r1: number): boolean {
  return word.length <= r1 && endsShort(word)
}

function endsShort(word: string): boolean {
  if (word.length === 2) return isVowel(word[0]) && !isVowel(word[1])
  if (word === 'past') return true
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word)
}

const exceptions = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
  }),
)

/** Words that would fall together with others if more were taken off. */
const invariant = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])
