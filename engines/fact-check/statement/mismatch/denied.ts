import type { Span } from '../../../text/index.ts'
import type { Slot } from '../slot.ts'
import { isDenial, type SlotReading } from '../slots.ts'
import { FEWEST_SHARED, type Mismatch, pairsOf, type Read, spanOf } from './read.ts'

/** One side denies what the other says: the word behind the denial is in both, and only one has a denial. */
export function deniedIn({ context: { claim, evidence }, aligned }: Read): Mismatch | null {
  const pairs = pairsOf(aligned)
  if (pairs.length < FEWEST_SHARED || isDenying(claim) === isDenying(evidence)) return null
  const isPaired = (slot: Slot) => pairs.find((one) => one.slot === slot || claim.slots[one.at] === slot)
  for (const reading of [claim, evidence]) {
    for (const { token, words } of denialsIn(reading)) {
      const [first, ...more] = words.map(isPaired)
      const slot = first && claim.slots[first.at]
      if (slot && more.every(Boolean)) return { rule: 'negation', claim: spanOf(reading === claim ? token : slot) }
    }
  }
  return null
}

/** Words that deny without a denial: what they go with isn't there, isn't done, or isn't so. */
const ABSENT = new Set(
  `off lack lacks lacked lacking fail fails failed failing refuse refused refuses reject rejected rejects deny denied free negative poor poorly bad badly stop
  stopped stops cease ceased abandon abandoned drop dropped miss missed missing unable absent lost gone away instead rather except unlike
  fehlt fehlte fehlen aus weg frei verzichtet verzichtete abgelehnt statt falta faltan rechaza rechazó dejó libre excepto salvo`.split(
    /\s+/,
  ),
)

function isDenying({ tokens, senses }: SlotReading): boolean {
  return tokens.some((token) => isDenial(token, senses) || token.isNegation || ABSENT.has(token.word))
}

/** Behind a denial that says when or how far, not that something isn't so: `not until 1824`, `no more than`, `not only`. */
const NO_DENIALS = new Set(
  `until till before only just more less fewer later earlier longer least bis erst nur mehr weniger länger später hasta antes
  solo sólo más menos`.split(/\s+/),
)
const REACH = 3

/** Denials with the word that each denies, and what stands right behind that: of `without public money` both must be the same. */
function denialsIn({ tokens, slots, clauses, senses }: SlotReading): { token: Span; words: Slot[] }[] {
  return tokens.flatMap((token, at) => {
    if (!isDenial(token, senses)) return []
    const clause = tokens.filter((_, place) => clauses[place] === clauses[at] && place > at)
    // `but not for patients` sets one apart from another
    const isApart = senses.prepositions.has(tokens[at + 1]?.word ?? '') && !senses.prepositions.has(token.word)
    if (isApart || clause.some(({ word }) => NO_DENIALS.has(word))) return []
    const first = slots.find(({ place, kind }) => kind === 'word' && place > at && place - at <= REACH)
    const next = slots.find(({ place, kind }) => kind === 'word' && first && place === first.place + 1)
    const isSame = (slot: Slot | undefined) => slot !== undefined && slot.clause === clauses[at]
    return [{ token, words: [first, next].filter((slot) => slot !== undefined).filter(isSame) }]
  })
}
