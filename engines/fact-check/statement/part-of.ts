import { framesOf } from '../lexicon/frames.ts'
import type { Aligned } from './aligned.ts'
import type { SlotContext } from './same-slot.ts'

/** Whether a sentence says of a part (`two of the five centers`, `in the upper half of the town`) what a claim says of the whole. */
export function isPartOf({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const pattern = partBefore(claim.language)
  if (pattern === null) return false
  const held = [...pairs.values()].filter((slot) => slot !== null)
  return [...pairs].some(([at, slot]) => {
    const own = claim.slots[at]
    if (own === undefined || slot === null) return false
    const found = pattern.exec(evidence.text.slice(0, slot.start))
    if (found === null || pattern.test(claim.text.slice(0, own.start))) return false
    const [, part = ''] = found
    const end = found.index + part.length
    return !held.some((one) => one.start < end && found.index < one.end)
  })
}

/** A part and what may stand between it and that of which it is one; no rank: `one of the largest bridges` is a bridge. */
function partBefore(language: string): RegExp | null {
  const frames = framesOf(language as Parameters<typeof framesOf>[0])
  const joined = JOINED[language.split('-')[0] ?? '']
  if (frames === null || joined === undefined) return null
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${frames.parts})(?: \p{L}+)? ${joined}$`, 'iu')
}

const JOINED: Readonly<Record<string, string>> = {
  English: String.raw`of (?:all )?(?:the |its |their |these |those |his |her |our )?(?!\p{L}+est |most |first |last )(?:\p{L}+ )?`,
  German: String.raw`(?:der|des|von|aller) (?:den |dem |seiner |ihrer )?(?!\p{L}+sten )(?:\p{L}+ )?`,
  Spanish: String.raw`(?:del?|de) (?:los |las |la |el |sus |su )?(?!\p{L}+ más )`,
}
