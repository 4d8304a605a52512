import type { LanguageCode } from './language.ts'

/*
 * Light stemmers for the languages besides English: they take off the endings of number, gender and case (and a few of
 * verbs), not the endings that make new words. After J. Savoy, "Light stemming approaches for the French, Portuguese,
 * German and Hungarian languages" (SAC 2006) and his reports for Spanish and Italian; Dutch and Polish follow the same
 * idea with lists of our own; Turkish keeps the first five letters, which F. Can et al., "Information retrieval on
 * Turkish texts" (JASIST 2008) found as good as analyzing the word; Vietnamese words do not change.
 * Words come lower case, composed, with straight apostrophes.
 */
export const lightStemmers: Readonly<Record<Exclude<LanguageCode, 'en'>, (word: string) => string>> = {
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  de: german,
  pl: polish,
  tr: (word) => [...word].slice(0, 5).join(''),
  vi: (word) => word,
}

type Endings = readonly (readonly [ending: string, by: string, least: number])[]

/** The first ending that fits is exchanged, if at least `least` letters stay before it. */
function exchanged(word: string, endings: Endings): string {
  for (const [ending, by, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) return word.slice(0, -ending.length) + by
  }
  return word
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

function spanish(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0308]/g, '')
    .normalize('NFC')
  return exchanged(exchanged(bare, spanishAdverbs), spanishEndings)
}

const spanishAdverbs: Endings = [['mente', '', 4]]

const spanishEndings: Endings = [
  ['iciones', 'icion', 2],
  ['aciones', 'acion', 2],
  ['siones', 'sion', 2],
  ['ces', 'z', 2],
  ['os', '', 3],
  ['as', '', 3],
  ['es', '', 3],
  ['o', '', 3],
  ['a', '', 3],
  ['e', '', 3],
]

function portuguese(word: string): string {
  const singular = exchanged(exchanged(word, [['mente', '', 4]]), portuguesePlurals)
  return exchanged(withoutAccents(singular), [
    ['o', '', 3],
    ['a', '', 3],
    ['e', '', 3],
  ])
}

const portuguesePlurals: Endings = [
  ['ções', 'ção', 2],
  ['ões', 'ão', 2],
  ['ães', 'ão', 2],
  ['ais', 'al', 2],
  ['éis', 'el', 2],
  ['eis', 'el', 2],
  ['óis', 'ol', 2],
  ['ns', 'm', 2],
  ['res', 'r', 3],
  ['zes', 'z', 3],
  ['s', '', 3],
]

function italian(word: string): string {
  const bare = withoutAccents(afterElision(word, italianElisions))
  return exchanged(exchanged(bare, [['mente', '', 4]]), [
    ['zioni', 'zion', 2],
    ['che', 'c', 3],
    ['chi', 'c', 3],
    ['ghe', 'g', 3],
    ['ghi', 'g', 3],
    ['ie', '', 3],
    ['ii', '', 3],
    ['ia', '', 3],
    ['io', '', 3],
    ['a', '', 3],
    ['e', '', 3],
    ['i', '', 3],
    ['o', '', 3],
  ])
}

const italianElisions = new Set(
  'l un d c s n m t v all dall dell nell sull coll quest quell tutt bell sant anch senz mezz'.split(' '),
)

function french(word: string): string {
  const bare = withoutAccents(afterElision(word, frenchElisions))
  return exchanged(exchanged(exchanged(bare, frenchPlurals), frenchEndings), [['e', '', 3]])
}

const frenchElisions = new Set('l d j m t s n c qu jusqu lorsqu puisqu quoiqu aujourd entr presqu'.split(' '))

const frenchPlurals: Endings = [
  ['eaux', 'eau', 1],
  ['aux', 'al', 2],
  ['eux', 'eu', 2],
  ['x', '', 4],
  ['s', '', 3],
]

const frenchEndings: Endings = [
  ['issement', 'i', 3],
  ['ement', '', 4],
  ['euse', 'eu', 3],
  ['eur', 'eu', 4],
  ['ive', 'if', 3],
  ['ienne', 'ien', 2],
  ['elle', 'el', 3],
  ['ere', 'er', 3],
  ['ees', '', 3],
  ['ee', '', 3],
  ['er', '', 4],
  ['ez', '', 4],
]

function german(word: string): string {
  const bare = withoutAccents(word.replaceAll('ß', 'ss'))
  const first = exchanged(bare, germanCases)
  const stem = first === bare && /[bdfghklmnrt]s$/.test(bare) && bare.length > 4 ? bare.slice(0, -1) : first
  return exchanged(stem, germanComparisons)
}

const germanCases: Endings = [
  ['innen', 'in', 4],
  ['ern', '', 3],
  ['em', '', 3],
  ['en', '', 3],
  ['er', '', 3],
  ['es', '', 3],
  ['e', '', 3],
]

const germanComparisons: Endings = [
  ['est', '', 4],
  ['er', '', 4],
  ['en', '', 4],
]

function dutch(word: string): string {
  const bare = withoutAccents(word)
  const stem = exchanged(bare, dutchEndings)
  if (stem === bare) return stem
  if (/(?:bb|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt)$/.test(stem)) return stem.slice(0, -1)
  return stem
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
}

const dutchEndings: Endings = [
  ['heden', 'heid', 2],
  ['ingen', 'ing', 3],
  ['en', '', 3],
  ["'s", '', 2],
  ['ers', 'er', 3],
  ['els', 'el', 3],
  ['s', '', 4],
  ['e', '', 3],
]

function polish(word: string): string {
  return exchanged(word, polishEndings)
}

const polishEndings: Endings = [
  ...'owie iami owi ach iach ami ego emu ymi imi iej ów om iom em iem ej ie ia ią ię iu ym im ych ich'.split(' '),
  ...'y i a e u o ą ę'.split(' '),
].map((ending) => [ending, '', 3] as const)

/** `l'eau` is `eau`. */
function afterElision(word: string, elisions: ReadonlySet<string>): string {
  const at = word.indexOf("'")
  return at > 0 && elisions.has(word.slice(0, at)) ? word.slice(at + 1) : word
}
