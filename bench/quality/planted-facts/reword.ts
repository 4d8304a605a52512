import type { Planted } from './plant.ts'

/* Words for words, written down apart from what the engine knows, as another author would have them. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\bbegan\b/, 'started'],
  [/\babout (?=\d)/, 'around '],
  [/\bapproximately\b/, 'roughly'],
  [/\bfell\b/, 'dropped'],
  [/\brose\b/, 'climbed'],
  [/\bgrew\b/, 'increased'],
  [/\bmore than\b/, 'over'],
  [/\bin order to\b/, 'to'],
  [/\bdied in\b/, 'passed away in'],
  [/\bis located in\b/, 'lies in'],
  [/\bis situated in\b/, 'is located in'],
  [/\bshowed\b/, 'demonstrated'],
  [/\bpurchased\b/, 'bought'],
  [/\bbought\b/, 'purchased'],
  [/\bfilms\b/, 'movies'],
  [/\bfilm\b/, 'movie'],
  [/\breceived\b/, 'got'],
  [/\bobtained\b/, 'got'],
  [/\bassist\b/, 'help'],
  [/\bhuge\b/, 'enormous'],
  [/\blarge\b/, 'big'],
  [/\balso\b ?/, ''],
  [/\bhowever, /i, ''],
  [/\bbuilt\b/, 'constructed'],
  [/\bconstructed\b/, 'built'],
  [/\bkilled\b/, 'left dead'],
  [/\bfounded\b/, 'established'],
  [/\bestablished\b/, 'founded'],
  [/\bphysicians\b/, 'doctors'],
  [/\bsaid that\b/, 'stated that'],
]

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** True ways to say a sentence, by what was done to it. */
export function rewordings(sentence: string): Planted[] {
  const found = [
    { kind: 'other word', claim: withSynonyms(sentence) },
    { kind: 'number words', claim: withNumberWords(sentence) },
    { kind: 'time first', claim: withTimeFirst(sentence) },
    { kind: 'passive turned', claim: withoutPassive(sentence) },
    { kind: 'half of it', claim: firstHalf(sentence) },
  ]
  return found.filter(({ claim }) => claim !== sentence)
}

function withSynonyms(sentence: string): string {
  const rule = synonyms.find(([pattern]) => pattern.test(sentence))
  if (!rule) return sentence
  const text = sentence.replace(rule[0], rule[1])
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function withNumberWords(sentence: string): string {
  const written = sentence.replace(
    /(?<![\d.,:/-]|\p{L} )\b([2-9]|1[0-2])\b(?![\d.,:/%-]| \p{Lu})/u,
    (digits) => words[Number(digits)] ?? digits,
  )
  if (written !== sentence) return written
  const place = words.findIndex((word, at) => at > 1 && new RegExp(` ${word} `).test(sentence))
  return place > 1 ? sentence.replace(` ${words[place]} `, ` ${place} `) : sentence
}

/** `He left Rome in 1820.` as `In 1820, he left Rome.` */
function withTimeFirst(sentence: string): string {
  const match = /^((?:The|He|She|It|They|His|Her|Its)\b[^,;:]*?) in (\d{4})\.$/.exec(sentence)
  if (!match) return sentence
  const [, body = '', year = ''] = match
  return `In ${year}, ${body.charAt(0).toLowerCase()}${body.slice(1)}.`
}

const participles = 'designed|built|written|founded|discovered|directed|published|painted|composed|created|developed'

/** `It was built by Smith in 1820` as `Smith built it in 1820`, for verbs whose past is their participle. */
function withoutPassive(sentence: string): string {
  const match = new RegExp(
    `^((?:The|It|This)\\b[^,;:]{0,60}?) was (${participles}) by ((?:the )?(?:\\p{Lu}[\\p{L}.’'-]+ ?){1,4})(.*)\\.$`,
    'u',
  ).exec(sentence)
  if (!match) return sentence
  const [, what = '', verb = '', who = '', rest = ''] = match
  const past = verb === 'written' ? 'wrote' : verb
  const agent = who.trim()
  return `${agent.charAt(0).toUpperCase()}${agent.slice(1)} ${past} ${what.charAt(0).toLowerCase()}${what.slice(1)}${rest === '' ? '' : ` ${rest.trim()}`}.`
}

/** The first of two statements that `and` joins, where the second has its own subject: what is left is as true. */
function firstHalf(sentence: string): string {
  const match = /^([^,]{30,}), and (?:he|she|it|they|the|his|her|its|this)\b/.exec(sentence)
  return match ? `${match[1]}.` : sentence
}
