import { type Finding, findings, isAboutMany, machineTone, type Strength } from '../../../../engines/humanize/index.ts'
import { overlaps, type Span, sentences, words } from '../../../../engines/text/index.ts'
import type { RewordWish } from './reword-wish.ts'

/** A sentence to ask a model about, with what was found in it. */
export interface OpenSentence extends Span {
  readonly found: readonly Finding[]
}

const NATURAL = 0.25
/** A shorter sentence without findings has nothing to be rewritten. */
const FEW_WORDS = 5

/**
 * The sentences that a model is asked to rewrite: at `light` those with something plain in them, at `medium` those with any finding, at `strong` every
 * one, unless the text sounds natural as a whole. Those that hold a kept stretch stay as they are.
 */
export function askedSentences({ text, language, kept, strength }: RewordWish): OpenSentence[] {
  const all = (findings(text, language, kept) ?? []).filter(({ rule }) => !isAboutMany(rule))
  const tone = machineTone(text, language, kept)
  const isEvery = strength === 'strong' && !(tone.state === 'measured' && tone.score < NATURAL)
  return sentences(text, language).flatMap((sentence) => {
    if (kept.some((stretch) => overlaps(stretch, sentence)) || isLine(text, sentence)) return []
    const found = all.filter((one) => overlaps(one, sentence))
    const isAsked = isEvery ? found.length > 0 || isLong(text, sentence) : found.some((one) => counts(one, strength))
    return isAsked ? [{ ...sentence, found }] : []
  })
}

function counts({ severity }: Finding, strength: Strength): boolean {
  return strength !== 'light' || severity !== 'low'
}

function isLong(text: string, { start, end }: Span): boolean {
  return words(text.slice(start, end)).length > FEW_WORDS
}

/** Headings, code, and lists in Markdown are no sentences of prose. */
function isLine(text: string, { start, end }: Span): boolean {
  return (
    /^(?:#{1,6} |>|```|\|)/.test(text.slice(start, end)) || !/[.!?…]["”’»)\]*_]*$/.test(text.slice(start, end).trim())
  )
}
