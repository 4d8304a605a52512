import { guessLanguage, languageCode, normaliseSpace, type Span } from '../../../engines/text/index.ts'
import {
  type Broken,
  type Needs,
  noRules,
  type RuleProof,
  ruleSentences,
  surelyBroken,
  type VoiceRules,
  voiceTextOf,
} from '../../../engines/voice/index.ts'
import type { CopyFault } from '../../../platform/contract/evidence.ts'
import type { Setting } from '../contract.ts'

/** So many places are named at most to the person, and to the model that mends them. */
const MOST_SHOWN = 5
const MOST_ASKED = 20
/** Characters of a place that are named. */
const LONGEST_NAMED = 80

/** A rule of the voice that a text surely breaks. */
export interface RuleFault extends CopyFault {
  ask: string
  /** What is broken, each place once more for each time it stands in the text. */
  places: readonly string[]
}

type ShownRules = Exclude<keyof VoiceRules, 'speaker' | 'address' | 'longestSentence'>

const MESSAGES: Record<ShownRules, (rules: VoiceRules) => string> = {
  preferred: () => 'Your brand voice has other words for these',
  forbidden: () => 'Your brand voice never uses these words',
  terms: () => 'Your brand voice spells these differently',
  serialComma: ({ serialComma }) =>
    `Your brand voice puts ${serialComma === 'with' ? 'a' : 'no'} comma before the last item of a list`,
  headingCase: ({ headingCase }) => `Your brand voice writes headings in ${headingCase} case`,
  contractions: ({ contractions }) => `Your brand voice uses ${contractions === 'use' ? '' : 'no '}contractions`,
  smallNumbers: ({ smallNumbers }) =>
    smallNumbers === 'words'
      ? 'Your brand voice spells out numbers below ten'
      : 'Your brand voice writes numbers as figures',
  exclamations: () => 'Your brand voice uses no exclamation marks',
}

type Voiced = Pick<Setting, 'voice' | 'language'>

/** Each kind of rule that a text surely breaks, with the places and what keeps the rule there. None without a voice. */
export function ruleFaults(text: string, setting: Voiced, needs: Needs): RuleFault[] {
  const { voice } = setting
  if (!voice) return []
  return [...Map.groupBy(proofsOf(text, setting, needs), ({ rule }) => rule)].map(([rule, those]) => {
    const places = those.flatMap(({ broken }) => broken.map((place) => named(text, place)))
    const distinct = [...new Set(places)]
    return {
      part: '',
      code: `voice-rule-${rule.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      message: `${MESSAGES[rule as ShownRules](voice.rules)}: ${listed(distinct, MOST_SHOWN)}`.replace(
        /(?<!\.”)$/,
        '.',
      ),
      ask: `${orderOf(rule, those, voice.rules)} You wrote: ${distinct.slice(0, MOST_ASKED).join(', ')}.`,
      places,
    }
  })
}

/** A place where a text surely breaks a rule of its voice. */
export interface BrokenRule extends Span {
  /** The rule as the model was told it. */
  order: string
  /** The words, and what keeps the rule there where code can say it: `“products” → “pots”`. */
  words: string
}

/** Every place where a text surely breaks a rule. None without a voice. */
export function brokenRules(text: string, setting: Voiced, needs: Needs): BrokenRule[] {
  const { voice } = setting
  if (!voice) return []
  return proofsOf(text, setting, needs).flatMap((proof) => {
    const order = orderOf(proof.rule, [proof], voice.rules)
    return proof.broken.map((place) => ({
      start: place.start,
      end: place.end,
      order,
      words: named(text, place),
    }))
  })
}

function proofsOf(text: string, { voice, language }: Voiced, needs: Needs): RuleProof[] {
  const found = guessLanguage(text)
  // a text in a language of the model's choice is held to what its rules say there
  const own = found && languageCode(found) !== languageCode(language) ? found : language
  return voice ? surelyBroken(voiceTextOf(text, own), voice.rules, needs) : []
}

/** The rule as the model was told it, and of several words only those that it broke. */
function orderOf(rule: RuleProof['rule'], broken: readonly RuleProof[], rules: VoiceRules): string {
  const about = new Set(broken.map((proof) => proof.about))
  const told: VoiceRules = {
    ...noRules,
    [rule]: rules[rule],
    ...(rule === 'preferred' ? { preferred: rules.preferred.filter(({ use }) => about.has(use)) } : {}),
    ...(rule === 'forbidden' ? { forbidden: rules.forbidden.filter((word) => about.has(word)) } : {}),
    ...(rule === 'terms' ? { terms: rules.terms.filter((term) => about.has(term)) } : {}),
  }
  return ruleSentences(told).join(' ')
}

/** `“products” → “pots”`: with the words beside it where it is no word itself. */
function named(text: string, { start, end, fix }: Broken): string {
  const before = /^[\p{L}\p{N}]/u.test(text.slice(start, end))
    ? ''
    : (/[\p{L}\p{N}'’-]+$/u.exec(text.slice(0, start))?.[0] ?? '')
  const after = /\s$/.test(text.slice(start, end)) ? (/^[\p{L}\p{N}'’-]+/u.exec(text.slice(end))?.[0] ?? '') : ''
  const shown = (words: string) =>
    `“${normaliseSpace(`${before}${words}${after}`.replace(/^#+\s*/, '')).slice(0, LONGEST_NAMED)}”`
  const now = shown(text.slice(start, end))
  return fix === null ? now : `${now} → ${shown(fix)}`
}

function listed(places: readonly string[], most: number): string {
  const rest = places.length - most
  return rest > 0 ? `${places.slice(0, most).join(', ')}, and ${rest} more` : places.join(', ')
}
