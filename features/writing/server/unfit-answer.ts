import type { ContentLanguage } from '../../../engines/text/index.ts'
import { type FailureCode, refuse } from '../../../platform/contract/failures.ts'
import { isOtherLanguage } from './other-language.ts'

/** A refusal is short and is at the beginning. */
export const LONGEST_REFUSAL = 700
/** Words that come again and again, and how often that makes a loop. */
const LOOP_WORDS = 8
const LOOP_TIMES = 4
/** Characters at the end of a text that are looked at for a loop. */
const LOOP_REACH = 3_000

/** How models decline, in the languages we write: at the beginning of the answer, about themselves. */
const DECLINES = new RegExp(
  [
    `^(?:i['’]?m |i am |we are )?(?:really |very |so )?sorry[,.]?(?: but)? i (?:can['’]?t|cannot|am unable to|won['’]?t)(?: \\w+)? (?:help|assist|write|create|provide|fulfil|comply|generate|continue|do that)`,
    String.raw`^(?:unfortunately,? |i apologi[sz]e,?(?: but)? )?i(?: can['’]?t| cannot| am (?:not able|unable) to| won['’]?t| must decline)(?: \w+)? (?:help|assist|write|create|provide|fulfil|comply|generate|continue|to)`,
    '^as an ai(?: language)? (?:model|assistant)',
    '^(?:es )?tut mir (?:sehr )?leid[,.]?(?: aber)?(?: dabei| das)? (?:ich )?kann',
    String.raw`^(?:leider kann ich|ich kann (?:dabei|ihnen dabei|das) (?:leider )?nicht|als ki(?:-sprachmodell)?\b)`,
    '^(?:lo siento|lamento)[,.]?(?: pero)?(?: no)? (?:no )?puedo',
    '^(?:je suis )?désolée?[,.]?(?: mais)? je ne (?:peux|suis)',
    '^(?:mi dispiace|spiacente)[,.]?(?: ma)? non posso',
    '^(?:desculpe|sinto muito|lamento)[,.]?(?: mas)? não posso',
  ].join('|'),
  'i',
)

/** What makes an answer of a model no text of ours; null where nothing does. `language` is null where any will do. */
export function unfitness(
  text: string,
  language: ContentLanguage | null,
): 'declined' | 'other-language' | 'loops' | null {
  if (text.trimStart().length <= LONGEST_REFUSAL && declines(text)) return 'declined'
  if (language !== null && isOtherLanguage(text, language)) return 'other-language'
  return hasLoop(text) ? 'loops' : null
}

/** Whether a text begins as models begin who decline. */
export function declines(text: string): boolean {
  return DECLINES.test(text.trimStart())
}

const CODES = {
  declined: 'model-declined',
  'other-language': 'model-other-language',
  loops: 'model-loops',
} as const satisfies Record<string, FailureCode>

/** Refuses what is no text: nobody pays for it, and nobody takes it for a draft. */
export function requireFit(text: string, language: ContentLanguage): void {
  const found = unfitness(text, language)
  if (found) refuseUnfit(found, language)
}

/** Refuses an answer for what was found of it. */
export function refuseUnfit(found: keyof typeof CODES, language: ContentLanguage): never {
  return refuse(CODES[found], { language })
}

/** Whether the last words of a text have come again and again right before. */
export function hasLoop(text: string): boolean {
  const words = text.slice(-LOOP_REACH).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length < LOOP_WORDS * LOOP_TIMES) return false
  const seen = new Map<string, number>()
  for (let at = 0; at + LOOP_WORDS <= words.length; at++) {
    const run = words.slice(at, at + LOOP_WORDS).join(' ')
    // rows of a table and rules between them are all alike
    if (!/\p{L}{3}/u.test(run)) continue
    const times = (seen.get(run) ?? 0) + 1
    if (times >= LOOP_TIMES) return true
    seen.set(run, times)
  }
  return false
}
