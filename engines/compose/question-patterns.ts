import { contentTerms } from './content-terms.ts'
import { contains } from './labels.ts'
import { type Material, quotable } from './material.ts'
import { isKnownSmall, type Subject, subjectOf } from './question-subject.ts'
import { capitalised } from './readable.ts'
import type { Sentence } from './sentence.ts'

/*
 * Questions made of English statements by moving their words, never by choosing new ones: `The Rover was built in 1885`
 * asks `When was the Rover built?`. A sentence that fits no pattern asks nothing. After the overgenerate-and-rank idea
 * of Heilman and Smith 2010, "Good Question!", with a few patterns that do not need a parser.
 */

/** What a question made of a sentence asks for. */
export type Asked = 'what' | 'who' | 'when' | 'where' | 'why' | 'how' | 'how many' | 'how much' | 'how long' | 'whether'

/** A question that its sentence answers. */
export interface PatternQuestion {
  readonly text: string
  readonly kind: Asked
}

interface Parts extends Subject {
  /** The sentence without its final mark. */
  readonly text: string
  readonly isCommand: boolean
}

type Pattern = (parts: Parts) => PatternQuestion | null

const LONGEST_SENTENCE = 30
const LONGEST_QUESTION = 95

/** The questions that an English statement answers by itself, the most telling first. Empty for other languages. */
export function questionsOf(material: Material, sentence: Sentence): PatternQuestion[] {
  if (material.vocabulary.pack.definite !== 'the' || sentence.leansOn !== null || sentence.words > LONGEST_SENTENCE)
    return []
  if (!sentence.text.endsWith('.') || /["“”‘—–()]/u.test(sentence.text)) return []
  const parts = {
    text: sentence.text.replace(/[.]+$/, ''),
    material,
    names: sentence.names,
    isCommand: sentence.isCommand,
  }
  const made = patterns.map((pattern) => pattern(parts)).filter((question) => question !== null)
  return made.filter(
    ({ text, kind }) =>
      (kind !== 'whether' || saysMore(material, sentence, text)) &&
      text.length <= LONGEST_QUESTION &&
      !/\b(?:it|they|this|these|he|she|his|her)\b/i.test(text),
  )
}

/** `Is it so?` – `It is so.` tells nothing: the statement must hold words that the question has not. */
function saysMore({ language }: Material, { terms }: Sentence, question: string): boolean {
  const asked = contentTerms(question, language)
  return [...terms].filter((term) => !asked.has(term)).length >= MORE
}

const MORE = 3

const AUXILIARY = /^(.{3,70}?) (is|are|was|were|can|must|should) (.+)$/
const NUMBER =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|several hundred|hundreds of|thousands of|millions of)(?: (?:hundred|thousand|million|billion))?'
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|century)'
const PARTICIPLE =
  '(?:\\w+ed|built|made|sold|held|found|founded|born|written|begun|given|taken|set|led|won|known|brought|grown|drawn|fed|kept|laid)'

const patterns: readonly Pattern[] = [
  whoDid,
  whenWas,
  whenDid,
  whyIs,
  howToDo,
  howLong,
  howMany,
  howManyHas,
  whatNeeds,
  whatIs,
  whether,
]

/** `Lorenzo Langstroth patented a hive in 1852`: who patented a hive? */
function whoDid({ text }: Parts): PatternQuestion | null {
  const match =
    /^((?:\p{Lu}[\p{L}.'-]+ (?:(?:von|van|de|der|la|le) )?){1,3}\p{Lu}[\p{L}'-]+)(?:, [^,]{4,60},)? (patented|invented|discovered|founded|designed|described|built|wrote|introduced|developed|created|made|showed|proved|published|opened) (.+)$/u.exec(
      text,
    )
  if (match === null) return null
  const [, name = '', verb = '', rest = ''] = match
  if (ORGANISATION.test(name) || /^(?:The|A|An) /.test(name) || /^(?:in|on|at|from|for|to|by|after|with)\b/.test(rest))
    return null
  const object = untilClause(rest)
    .replace(/^in \d{4} /, '')
    .replace(/ (?:in|on) (?:\w+ )?\d{3,4}s?$/, '')
  return object.split(' ').length < 2 ? null : ask('who', `Who ${verb} ${object}`)
}

const ORGANISATION =
  /\b(?:Station|Lake|University|Company|League|Alliance|Consortium|Kingdom|States|Union|Institute|Society|Council|Office|Museum|Bank|Group|River|Bay|City)\b/

/** `The League was founded in 1880`: when was the league founded? */
function whenWas(parts: Parts): PatternQuestion | null {
  const match = new RegExp(
    `^(.{3,70}?) (was|were) ((?:first )?${PARTICIPLE}(?: [^,]{1,40}?)?) (?:in|on|between) (?:the |about )?(?:\\w+ )?\\d{3,4}`,
    'u',
  ).exec(parts.text)
  const subject = match === null ? null : subjectOf(parts, match[1] ?? '')
  return match === null || subject === null ? null : ask('when', `When ${match[2]} ${subject} ${match[3]}`)
}

/** `The station opened in 1966 and has 24 turbines`: when did the station open? */
function whenDid(parts: Parts): PatternQuestion | null {
  const match = /^(.{3,70}?) (opened|closed|started|ended|began) (?:in|on) (?:\w+ ){0,2}\d{4}(?![\p{L}\p{N}])/u.exec(
    parts.text,
  )
  const subject = match === null ? null : subjectOf(parts, match[1] ?? '')
  const base = DID[match?.[2] ?? '']
  return subject === null || base === undefined ? null : ask('when', `When did ${subject} ${base}`)
}

const DID: Readonly<Record<string, string>> = {
  opened: 'open',
  closed: 'close',
  started: 'start',
  ended: 'end',
  began: 'begin',
}

/** `The password must be strong, because …`: why must the password be strong? */
function whyIs(parts: Parts): PatternQuestion | null {
  const match = AUXILIARY.exec(parts.text)
  const [, before = '', auxiliary = '', rest = ''] = match ?? []
  const cut = rest.search(/,? because /)
  const subject = subjectOf(parts, before)
  if (subject === null || cut < 3 || cut > 60 || rest.slice(0, cut).includes(',')) return null
  return ask('why', `Why ${auxiliary} ${subject} ${rest.slice(0, cut)}`)
}

/** `To make a starter, mix …`: how do you make a starter? */
function howToDo({ text, isCommand }: Parts): PatternQuestion | null {
  const match = /^To (\p{Ll}+ [^,]{3,60}), \p{Ll}/u.exec(text)
  return match === null || !isCommand ? null : ask('how', `How do you ${match[1]}`)
}

/** `A cold heap takes six months`: how long does a cold heap take? */
function howLong(parts: Parts): PatternQuestion | null {
  const match = new RegExp(
    `^(.{3,60}?) (takes?|lasts?|lives?|keeps?) (?:(?:about|around|only|up to|at least|between|roughly) )?(?:an?|one|half an|\\w+ to|${NUMBER})(?: (?:to|and|or) (?:${NUMBER}))? ?${TIME}( from [^,]+? to [^,]+)?`,
    'u',
  ).exec(parts.text)
  const subject = match === null ? null : subjectOf(parts, match[1] ?? '')
  if (match === null || subject === null) return null
  const verb = match[2] ?? ''
  const [does, base] = verb.endsWith('s') ? ['does', verb.slice(0, -1)] : ['do', verb]
  return ask('how long', `How long ${does} ${subject} ${base}${match[3] ?? ''}`)
}

/** `More than 30 countries use it`: how many countries use it? */
function howMany({ text }: Parts): PatternQuestion | null {
  const there = new RegExp(`^There are ${NUMBER} ((?:\\p{Ll}[\\p{L}-]* ){0,8}\\p{Ll}[\\p{L}-]*)$`, 'u').exec(text)
  if (there?.[1] !== undefined) return ask('how many', `How many ${there[1]} are there`)
  const match = new RegExp(
    `^(?:(?:about|around|over|more than|nearly|almost|some|up to|at least|roughly|approximately) )?${NUMBER} ((?!${TIME}\\b|thirds|quarters|fifths|tenths|halves|percent|per cent|degrees|of\\b)\\p{Ll}[\\p{L}-]*s\\b .+)$`,
    'iu',
  ).exec(text)
  const rest = untilClause(match?.[1] ?? '')
  const isHalf = isCutWithin(match?.[1] ?? '', rest)
  return rest.split(' ').length < 3 || / than /.test(rest) || isHalf ? null : ask('how many', `How many ${rest}`)
}

/** `The station has 24 turbines`: how many turbines does the station have? */
function howManyHas(parts: Parts): PatternQuestion | null {
  const match = new RegExp(
    `^(.{3,60}?) (has|have) (?:(?:about|around|over|more than|nearly|some|up to) )?${NUMBER} ((?:\\p{Ll}[\\p{L}-]* )?\\p{Ll}[\\p{L}-]*s)\\b`,
    'u',
  ).exec(parts.text)
  const subject = match === null ? null : subjectOf(parts, match[1] ?? '')
  if (match === null || subject === null || new RegExp(`^${TIME}$`).test(match[3] ?? '')) return null
  return ask('how many', `How many ${match[3]} ${match[2] === 'has' ? 'does' : 'do'} ${subject} have`)
}

/** `A new beekeeper needs a hive`: what does a new beekeeper need? */
function whatNeeds(parts: Parts): PatternQuestion | null {
  const match = /^(.{3,50}?) (needs|need|contains|contain) (?:only )?(?:an? |the |\p{Ll}+)/u.exec(parts.text)
  const subject = match === null ? null : subjectOf(parts, match[1] ?? '')
  if (match === null || subject === null || /^(?:to|no|not)\b/.test(parts.text.slice(match[0].length - 2))) return null
  const verb = match[2] ?? ''
  return ask('what', `What ${verb.endsWith('s') ? 'does' : 'do'} ${subject} ${verb.replace(/s$/, '')}`)
}

/** `A tidal barrage is a dam`: what is a tidal barrage? */
function whatIs(parts: Parts): PatternQuestion | null {
  const match =
    /^(.{3,60}?) (is|was|are|were) (?:(?<=is |was )(?:an? |the |one of )|(?<=are |were )[\p{L}-]+s (?:that|which|of|from) )/u.exec(
      parts.text,
    )
  const subject = match === null ? null : subjectOf(parts, match[1] ?? '')
  const isBare = subject !== null && !/^(?:an?|the) /.test(subject) && !isKnownSmall(subject, parts)
  if (match === null || subject === null || isBare || !isMatter(parts, subject)) return null
  if (ROLE.test(parts.text.slice(match[0].length))) return null
  return ask('what', `What ${match[2]} ${subject}`)
}

/** `Dirt is the main reason` says what a thing does in a matter told before, not what it is. */
const ROLE =
  /^(?:\w+ ){0,2}(?:reasons?|causes?|problems?|results?|consequences?|exceptions?|answers?|solutions?|keys?|questions?|challenges?|differences?)(?! of| for)\b/u

/** `A barrage is a dam` explains a thing; of others nobody asks what they are if the text names them once and the topic is not in the name. */
function isMatter({ material }: Parts, subject: string): boolean {
  if (/^an? /.test(subject) || namesTopic(material, subject)) return true
  const terms = contentTerms(subject, material.language)
  return terms.size > 0 && quotable(material).filter((sentence) => contains(sentence.terms, terms)).length > 1
}

/** `Tides are more predictable than wind`: are tides more predictable than wind? */
function whether(parts: Parts): PatternQuestion | null {
  const [, before = '', auxiliary = '', rest = ''] = AUXILIARY.exec(parts.text) ?? []
  const subject = subjectOf(parts, before)
  const end = untilClause(rest)
  const isUnknown = /^the /.test(subject ?? '') && !/ of /.test(before) && !namesTopic(parts.material, before)
  if (isUnknown || isCutWithin(rest, end) || SAYS_WHICH.test(before) || auxiliary === 'must' || auxiliary === 'should')
    return null
  const count = end.split(' ').length
  if (
    subject === null ||
    count < 1 ||
    count > 11 ||
    /^(?:an?|the|not|no|also|still|often|usually|about|only|one)\b/.test(end)
  )
    return null
  // `A chain is worn when it has stretched`: nobody asks whether it is
  const tellsWhen = rest.slice(rest.indexOf(end) + end.length).startsWith(' when ')
  if (tellsWhen) return ask('when', `When ${auxiliary} ${subject} ${end}`)
  return ask('whether', `${capitalised(auxiliary)} ${subject} ${end}`)
}

/** `students interacting in a class`: a subject with a clause in it makes a question that nobody asks. */
const SAYS_WHICH = / \p{Ll}+ing /u

/** Whether what is left out goes on with a list: `with physical` of `with physical and sensory disabilities`. */
function isCutWithin(text: string, end: string): boolean {
  return /^(?:,(?! (?:because|which|so|but|while|as|although|where|when|who)\b)| and| or)(?! \p{Ll}+ (?:is|are|was|were|can|has|have)\b)/u.test(
    text.slice(text.indexOf(end) + end.length),
  )
}

/** `the action` of a war is a thing of which a reader of the question knows nothing; the topic is known. */
function namesTopic({ topic, language }: Material, words: string): boolean {
  return [...contentTerms(words, language)].some((term) => topic.terms.has(term))
}

/** Up to where another clause begins. */
function untilClause(text: string): string {
  return text.split(/[,;:–—(]| (?:and|but|so|because|which|when|while|although|if|where) /u)[0]?.trim() ?? ''
}

function ask(kind: Asked, text: string): PatternQuestion {
  return { kind, text: `${capitalised(text.trim())}?` }
}
