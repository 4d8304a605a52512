/*
 * Syllables of English words by rule: groups of vowel letters, plus those that are two sounds, less those that are
 * silent. The idea is that of the counters in use since reading formulas were automated (see README); rules and word
 * parts are our own.
 */

/** How many syllables an English word has, at least 1. Lower case, straight apostrophes. */
export function syllablesEnglish(word: string): number {
  const letters = word.replace(/'s$/, '').replaceAll("'", '')
  const known = exceptions.get(letters) ?? exceptions.get(letters.replace(/s$/, ''))
  if (known !== undefined) return known
  if (!/[aeiouy]/.test(letters)) return spelledOut(letters)
  const [body, tail] = withoutEndings(letters)
  const contraction = /[^aeiour]n't$/.test(word) ? 1 : 0
  return Math.max(1, soundsOf(body)) + tail + contraction
}

/** Letters without a vowel are read one by one, and only `w` has three syllables: `gps`, `www`. */
function spelledOut(letters: string): number {
  if (letters.length > 4) return 1
  let count = 0
  for (const letter of letters) count += letter === 'w' ? 3 : 1
  return Math.max(1, count)
}

const LONGEST_ENDING = 7
const SHORTEST_BODY = 3

/**
 * Takes off endings that are syllables of their own and second parts of compounds, so that a silent e before them
 * stays silent: `state-ment`, `base-ball`.
 */
function withoutEndings(word: string): [body: string, syllables: number] {
  let body = word
  let syllables = 0
  for (;;) {
    const found = endingOf(body)
    if (found === undefined) return [body, syllables]
    body = body.slice(0, -found.length)
    syllables += endings.get(found) ?? 0
  }
}

function endingOf(word: string): string | undefined {
  for (let length = Math.min(LONGEST_ENDING, word.length - SHORTEST_BODY); length > 1; length -= 1) {
    const tail = word.slice(-length)
    if (endings.has(tail)) return tail
  }
  return undefined
}

const endings: ReadonlyMap<string, number> = new Map([
  ...`ness ment ments ful fuls less ly ship ships some hood hoods ward wards wise where man men mans time times line lines
    like ball balls work works way ways stead stone stones book books land lands side sides house board boards town towns
    field fields wood woods fish bird birds yard yards light lights room rooms mate mates proof ville thing things day
    days one wave waves`
    .split(/\s+/)
    .map((ending) => [ending, 1] as const),
  ...'fully lessly nesses ically mental body maker makers keeper keepers safety'
    .split(' ')
    .map((ending) => [ending, 2] as const),
])

function soundsOf(word: string): number {
  return matchesOf(vowelGroup, word) + matchesOf(twoSounds, word) - matchesOf(silent, word)
}

function matchesOf(pattern: RegExp, word: string): number {
  return word.match(pattern)?.length ?? 0
}

const vowelGroup = /[aeiouy]+/g

/** Letters that make their group two sounds. */
const twoSounds = new RegExp(
  [
    '(?<![ctgs]|ll)ia(?!ge|me)', // media, not special, brilliant, marriage, parliament
    '[ct]iat|sias[mt]', // associate, enthusiast
    '(?<![tscgxn]|ll|hav)io', // violin, serious, not nation, million, union, behavior
    '[td]io(?=s?$)', // ratio
    'iu', // medium
    '(?<![ct])iet|iet(?=y|ies)|(?<![ct])ien(?=[ct])', // quiet, audience, not patient
    '(?<=[aeiouy][^aeiou]*[^aeioutd])ie(?=rs?$|st$)', // carrier, happiest
    'creat(?!u)|^(?:un)?rea(?=ct|li|pp|rr|ss|cq|dj)|theat|idea', // create, react
    '(?<=[aeiouy][^aeiouy]+)ea(?=s?$)|(?<=[aeiouy][^aeiouy]*[^aeiouyc])ean(?=s?$)', // area, european
    '(?:lin|nucl)ear|eea', // linear, agreeable
    '(?<!ch)eo(?!ple|pard|rge|u|n(?<=geon))|(?<![gc])eou', // video, simultaneous, not people, pigeon, gorgeous
    'eum|eing|^reun|^rein(?=[fstvc])|^reim|^reit|deit|heis[mt]|^reen|^reel[ei]|^reex', // museum, being, reinforce
    '(?<![qg])ua(?![dv])', // usual, january, not quality, persuade
    '(?<![qg])ue(?=l|n[ct]|t)', // cruel, influence
    '(?<![qg])ui(?=n(?!t)|d(?!e)|ty|ti|tou|ci|ng|sh)|guing', // ruin, fluid, annuity
    '(?<![qb])uo', // continuous
    'koa|oa(?=$|s[ie]s$)|oe(?=m|t)|coe(?=[dfxq])', // oasis, poem
    'oing|oic(?![ei])|(?<=[^mhj])oist|coop(?=er)|coor(?=d)|zool', // going, heroic, cooperate
    'aic(?=$|s|a)|naiv|aii|ais[mt](?=s?$)|ao', // archaic, chaos
    '[aeiou]y(?=[aiou]|e(?!s?$|d$))', // playing, layer
    '(?<=[^aeiouy])y(?=i)|(?<=[^aeiouyln])y(?=[ao]|en)', // copying, cyan
    '[aiy]sm(?=s?$)|thm(?=s?$)|^mc', // mechanism, rhythm, McCarthy
  ].join('|'),
  'g',
)

/** An e (or ue) that is not spoken, and what is swallowed. */
const silent = new RegExp(
  [
    '(?:[^aeiouylr]|(?<=[aeiouylrw])l|(?<=[aeiouyr])r)e$', // make, rule, care, not table, acre
    '(?:[^aeiouylrsxzcgh]|[^cs]h|(?<=[aeiouylrw])l|(?<=[aeiouyr])r)es$', // makes, not boxes, churches
    '(?:[^aeiouylrtd]|(?<=[aeiouylrw])l|(?<=[aeiouyr])r)ed$', // asked, not wanted, handled
    '(?<=q|[^r]g)ue(?=[sd]?$)', // antique, league, not argue
  ].join('|'),
  'g',
)

const exceptions: ReadonlyMap<string, number> = new Map(
  `every=2 everything=3 everyone=3 everybody=4 everyday=3 everywhere=3 evening=2 business=2 wednesday=2 element=3 elemental=4
  elementary=5 being=2 science=2 people=2 recipe=3 apostrophe=4 catastrophe=4 simile=3 acne=2 karate=3 coyote=3 cafe=2
  fiance=3 naive=2 real=1 really=2 colonel=2 choir=1 iron=2 hour=1 aged=1 wicked=2 naked=2 sacred=2 hundred=2 beloved=3
  rugged=2 ragged=2 mr=2 mrs=2 dr=2 ms=1 hmm=1 shh=1 psst=1 clothes=1 aches=1 ache=1 area=3 maybe=2 forever=3 somewhat=2
  usually=3 actually=3`
    .split(/\s+/)
    .map((entry): [string, number] => {
      const [word = '', count] = entry.split('=')
      return [word, Number(count)]
    }),
)
