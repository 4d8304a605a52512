import type { Span } from '../text/index.ts'
import { capitalized } from './capitalized.ts'
import type { Reading } from './voice-text.ts'

/** A place where English has a short and a full form. */
export interface ContractionPlace extends Span {
  readonly isShort: boolean
  /** The other form, in the case of this one; null where the short form has two meanings (`he's`: is or has). */
  readonly other: string | null
}

/*
 * Full form to short form. Only pairs that mean the same wherever they stand: `'s` and `'d` may each be two verbs, so
 * they are found but have no other form, save behind words that nobody owns anything with.
 */
const PAIRS: readonly (readonly [full: string, short: string])[] = [
  ...[
    'is',
    'are',
    'was',
    'were',
    'do',
    'does',
    'did',
    'has',
    'have',
    'had',
    'would',
    'could',
    'should',
    'must',
    'need',
  ].map((verb) => [`${verb} not`, `${verb}n't`] as const),
  ['cannot', "can't"],
  ['can not', "can't"],
  ['will not', "won't"],
  ['i am', "i'm"],
  ...['you', 'we', 'they'].map((who) => [`${who} are`, `${who}'re`] as const),
  ...['i', 'you', 'we', 'they'].map((who) => [`${who} have`, `${who}'ve`] as const),
  ...['i', 'you', 'we', 'they', 'he', 'she', 'it'].map((who) => [`${who} will`, `${who}'ll`] as const),
]
const TWO_MEANINGS = /^(?:it|he|she|that|there|here|what|who|where|how)'s$|^(?:i|you|he|she|we|they|it)'d$|^let's$/

const toShort = new Map(PAIRS.map(([full, short]) => [full, short]))
const toFull = new Map(PAIRS.toReversed().map(([full, short]) => [short, full]))
/**
 * `I have a plan` is never `I've a plan`: `have` is short before a participle alone. The regular ones end in *ed*, as a few
 * nouns do; of the others these are common, without those that are nouns as often (`cut`, `cost`, `thought`).
 */
const NOUNS_LIKE_PARTICIPLES = new Set(
  'bed breed creed deed feed greed heed hundred need red seed shed speed steed weed'.split(' '),
)
const PARTICIPLES = new Set(
  (
    'beaten become been begun bitten bought broken brought built caught chosen come done drawn driven eaten fallen fed felt ' +
    'forgotten fought found frozen given gone got gotten grown had heard held hidden kept known laid lain led left lent lost ' +
    'made meant met overcome paid proven put read ridden risen run said seen sent set shaken shot shown sold sought spent ' +
    'spoken stolen stood sung sworn taken taught thrown told understood won worn woven written'
  ).split(' '),
)

/** What ends a clause: `who you are, …`, `they are (as we know)`, `here we are – and stay`. Signs of emphasis end nothing. */
const CLAUSE_END = /^[*_~`]*(?:["”’»']?\s*[,;:.!?…()[\]–—]|["”’»]|\s+-\s)/
/** Characters in which such an end shows. */
const LONGEST_SIGN = 8
/** Words that begin another clause or go on with one whose verb is left out. */
const NEXT_CLAUSE = new Set('and or but nor yet because although though unless until while if when'.split(' '))
/** Behind these a subject and its verb may be a clause of their own: `who you are matters`, `older than we are now`. */
const ASKING = new Set('who what where how whoever whatever wherever however than as'.split(' '))

/** Every place, in order. A full form at the end of its sentence or clause has no short one (“Yes, we are.”, “who you are, …”). */
export function contractionsIn({ words, sentences, text }: Reading): ContractionPlace[] {
  const places: ContractionPlace[] = []
  const apostrophe = /[’“”]/.test(text) ? '’' : "'"
  for (const sentence of sentences) {
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const word = words[at]
      const next = at + 1 < sentence.to ? words[at + 1] : undefined
      if (!word) break
      const full = toFull.get(word.lower)
      if (full !== undefined || TWO_MEANINGS.test(word.lower)) {
        places.push({ start: word.start, end: word.end, isShort: true, other: full ? cased(full, word.word) : null })
        continue
      }
      const pair =
        next && /^\p{Ll}/u.test(next.word) && /^\s+$/.test(text.slice(word.end, next.start))
          ? `${word.lower} ${next.lower}`
          : ''
      const short = toShort.get(word.lower) ?? toShort.get(pair)
      if (!short) continue
      const end = toShort.has(word.lower) ? word.end : (next?.end ?? word.end)
      const last = at + (toShort.has(word.lower) ? 1 : 2)
      const after = last < sentence.to ? words[last] : undefined
      // a negation is short wherever it stands (“No, they aren’t.”)
      if (!short.endsWith("n't") && !goesOn(text.slice(end, end + LONGEST_SIGN), { before: words[at - 1], after }))
        continue
      // `three of you have` says nothing of you alone
      if (words[at - 1]?.lower === 'of') continue
      if (short.endsWith("'ve") && !(after && isParticiple(after.lower))) continue
      places.push({ start: word.start, end, isShort: false, other: cased(short, word.word).replace("'", apostrophe) })
    }
  }
  return places
}

/** Whether the clause goes on behind a subject and its verb, for certain: only then is there a short form. */
function goesOn(rest: string, { before, after }: Record<'before' | 'after', Reading['words'][number] | undefined>) {
  if (!after || CLAUSE_END.test(rest) || NEXT_CLAUSE.has(after.lower)) return false
  return !before || !ASKING.has(before.lower) || isParticiple(after.lower) || /..ing$/.test(after.lower)
}

function isParticiple(word: string): boolean {
  return PARTICIPLES.has(word) || (/..ed$/.test(word) && !NOUNS_LIKE_PARTICIPLES.has(word))
}

function cased(form: string, like: string): string {
  const said = form.replace(/^i\b/, 'I')
  return /^\p{Lu}/u.test(like) ? capitalized(said) : said
}
