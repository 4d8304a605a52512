import type { Material, Sentence } from '../../../../engines/digest/index.ts'

/** Share of its words that a sentence may have in common with one that was taken. */
const MOST_SHARED = 0.6
/** What a figure and the first place in its text add to how central a sentence is. */
const FIGURE = 0.25
const LEAD = 0.3

/** A mail address, or a phone number, whose digits are no figure. */
const CONTACT = /\S@\S+\.\p{L}|\+?(?:\d[\s()/-]{0,2}){9,}/u

/** How many sentences are wanted, and which will do. */
interface Wish {
  count: number
  fits(text: string): boolean
  /** From 0: another choice each. */
  variant: number
}

/**
 * Sentences of the person’s own text that say most of it and can be read alone, in the order of the text. None leans on
 * another, and none says again what another says.
 */
export function tellingSentences({ quotable }: Material, { count, fits, variant }: Wish): string[] {
  const alone = quotable
    .filter(({ leansOn, needs, isAnnouncement, isCommand, text }) => {
      const isTelling = !isAnnouncement && !isCommand && !CONTACT.test(text)
      return leansOn === null && needs === null && isTelling && fits(text)
    })
    .toSorted((one, other) => worth(other) - worth(one))
  const taken: Sentence[] = []
  for (const sentence of [...alone.slice(variant), ...alone.slice(0, variant)]) {
    if (taken.length === count) break
    if (!taken.some((one) => saysMuchOf(sentence, one))) taken.push(sentence)
  }
  return taken.toSorted((one, other) => one.index - other.index).map(({ text }) => text)
}

function worth({ centrality, hasQuantity, isLead }: Sentence): number {
  return centrality + (hasQuantity ? FIGURE : 0) + (isLead ? LEAD : 0)
}

function saysMuchOf({ terms }: Sentence, other: Sentence): boolean {
  let shared = 0
  for (const term of terms) if (other.terms.has(term)) shared += 1
  return shared > MOST_SHARED * Math.min(terms.size, other.terms.size)
}
