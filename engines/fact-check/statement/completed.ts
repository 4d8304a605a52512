import { stem, textOf, words } from '../../text/index.ts'
import { isSameWord, type SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'

/** Letters before a sentence in which that is named which it only points to. */
const NAMED_WITHIN = 400
/** Words between a small word that points back and its noun: `its natural history collections`. */
const POINTED_WITHIN = 3

const POSSESSIVES =
  /^(?:its|his|her|their|su|sus|sein|seine|seinen|seinem|seiner|seines|ihr|ihre|ihren|ihrem|ihrer|ihres)$/
const DEFINITES = /^(?:the|der|die|das|den|dem|el|la|los|las)$/
/** What stands between a noun and what it is of, in a claim. */
const OF = /^ (?:of|von|vom|de|del|der|des)(?: (?:the|der|dem|den|el|la|los|las))? $/iu
/** The same behind a noun of a sentence, which then says itself what it is of. */
const HAS_OF = /^ (?:of|for|von|vom|de|del|der|des|für|para|to|in|im|en) /iu

/**
 * Whether a claim completes what a sentence leaves to the sentences before it: `collections of the museum` for `its collections`,
 * `the effect of the intervention` for `the effect`, `the Bank's staff` for `the staff`. The noun must be there, point back, and have nothing
 * of its own that it is of; what the claim adds must stand in the few lines before.
 */
export function isCompleted(
  at: number,
  list: readonly Slot[],
  pairs: ReadonlyMap<number, Slot | null>,
  completed: ReadonlySet<number>,
  context: SlotContext,
): boolean {
  const { text } = context.claim
  const [before, slot, next] = [list[at - 1], list[at], list[at + 1]]
  if (slot === undefined || (slot.kind !== 'word' && slot.kind !== 'name') || slot.sorts.length > 0) return false
  // `of the Truro museum`: the second word of what is added
  if (before !== undefined && completed.has(at - 1) && text.slice(before.end, slot.start) === ' ')
    return isNamedBefore(slot, context)
  const noun =
    before !== undefined && OF.test(text.slice(before.end, slot.start))
      ? pairs.get(at - 1)
      : next !== undefined &&
          /['’]s?$/.test(text.slice(slot.start, slot.end)) &&
          text.slice(slot.end, next.start) === ' '
        ? pairs.get(at + 1)
        : null
  return Boolean(noun) && noun?.kind === 'word' && isPointingBack(noun, context) && isNamedBefore(slot, context)
}

/** `Its chairman`, or `the chairman` without a word of what. */
function isPointingBack({ place, end }: Slot, { evidence: { tokens, text } }: SlotContext): boolean {
  const ahead = tokens.slice(Math.max(0, place - POINTED_WITHIN), place).map(({ word }) => word)
  if (ahead.some((word) => POSSESSIVES.test(word))) return true
  const isDefinite = DEFINITES.test(ahead.at(-1) ?? '') && !/['’]s? $/.test(text.slice(0, tokens[place]?.start))
  return isDefinite && !HAS_OF.test(text.slice(end, end + 12))
}

function isNamedBefore(slot: Slot, { claim, evidence, source, behind }: SlotContext): boolean {
  const at = source.indexOf(evidence.text)
  const lines = (at < 0 ? behind : source.slice(0, at)).slice(-NAMED_WITHIN)
  const named = words(lines).map((span) => {
    const word = textOf(lines, span)
    return { word: word.toLowerCase(), stem: stem(word, claim.language) }
  })
  return slot.stems.every((own, part) => {
    const word = (slot.words[part] ?? '').replace(/['’]s?$/, '')
    return named.some((other) =>
      slot.kind === 'name'
        ? other.stem === own || other.word === word
        : isSameWord({ stem: own, word }, other, { claim }),
    )
  })
}
