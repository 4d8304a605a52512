import { answer } from '../ranking/answer.ts'
import { answers, type RankedThought, ranked, type WantedSection } from '../ranking/claim.ts'
import { isTaken, type Taken } from '../ranking/repeats.ts'
import type { Material } from '../reading/material.ts'
import { readThoughts } from '../reading/read-thoughts.ts'
import { placesOf, type Thought } from '../reading/thought.ts'
import { weights } from '../weights.ts'
import { type Agreement, agreementOf } from './agreements.ts'
import { type Difference, differencesAmong } from './differences.ts'
import { type FigureRow, figuresAmong } from './figures.ts'
import { joined } from './joined.ts'

/** What a section of a digest is asked for. */
export interface SectionWish extends WantedSection {
  /** About so many words. */
  readonly words?: number
  /** What was quoted before; it is not quoted again. */
  readonly taken?: Taken
  /** Higher ones pass over what lower ones chose, as long as there is more. */
  readonly variant?: number
  /** The passages that may be quoted; all when not said. */
  readonly quotableIds?: ReadonlySet<string>
}

/** What will be quoted under a heading. */
export interface SectionPlan {
  /** Those of one source together, the best source first, each source in its own order. */
  readonly quotations: readonly Thought[]
  readonly figures: readonly FigureRow[]
  readonly agreements: readonly Agreement[]
  readonly differences: readonly Difference[]
  /** What the section asks and no source answers. */
  readonly unanswered: readonly string[]
  /** Whether any source says anything about the heading, here or under another one. */
  readonly isCovered: boolean
}

/** Chooses what is quoted under a heading, from what was not quoted before. */
export function planSection(material: Material, wish: SectionWish): SectionPlan {
  const thoughts = thoughtsFor(material, wish)
  const taken = wish.taken ?? { sentences: [], elsewhere: [] }
  const isFresh = ({ thought }: RankedThought) => !isQuoted(material, thought, taken)
  const own = ranked(material, thoughts, wish).filter(isFresh)
  // what others have the better claim to is better quoted here than passed over in silence
  const spoken = own.length > 0 ? own : ranked(material, thoughts, { ...wish, others: [] })
  const fresh = spoken.filter(isFresh)
  const words = own.length > 0 ? wish.words : weights.planning.fewestWords
  const { picked, agreements } = pickVariant(material, fresh, { ...wish, words })
  const nearest = fresh.slice(0, weights.planning.compared).map(({ thought }) => thought)
  const differences = differencesAmong(material, picked, nearest)
  const apart = new Set(differences.flat())
  const figures = figuresAmong(
    material,
    nearest.filter((thought) => !apart.has(thought)),
  )
  const inTable = new Set<Thought>(figures.map(({ thought }) => thought))
  const quotations = joined(
    material,
    picked.filter((thought) => !apart.has(thought) && !inTable.has(thought)),
  )
  const quoted = [...quotations, ...apart]
  const unanswered = questionsOf(wish).filter(
    (question) =>
      !answer(material, question).answered && !quoted.some((thought) => answers(material, question, thought)),
  )
  return { quotations, figures, agreements, differences, unanswered, isCovered: spoken.length > 0 }
}

function thoughtsFor(material: Material, { quotableIds }: SectionWish): readonly Thought[] {
  const all = readThoughts(material)
  if (quotableIds === undefined) return all
  return all.filter((thought) => placesOf(thought).some(({ passage }) => quotableIds.has(passage.id)))
}

/** Whether half of a thought and more was quoted before. */
function isQuoted(material: Material, { sentences }: Thought, taken: Taken): boolean {
  const again = sentences.filter((sentence) => isTaken(material, sentence, taken)).length
  return again > 0 && again >= sentences.length / 2
}

function pickVariant(material: Material, fresh: readonly RankedThought[], { variant = 0, words }: SectionWish): Picked {
  let left = fresh
  for (let past = 0; past < variant % MOST_VARIANTS; past += 1) {
    const before = new Set(pick(material, left, words).picked)
    const rest = left.filter(({ thought }) => !before.has(thought))
    left = rest.length > 0 ? rest : fresh
  }
  return pick(material, left, words)
}

const MOST_VARIANTS = 10

interface Picked {
  readonly picked: readonly Thought[]
  readonly agreements: readonly Agreement[]
}

/** The best thoughts that fit the room, from as many sources as have something to say; what says the same is named, not quoted. */
function pick(material: Material, candidates: readonly RankedThought[], asked: number | undefined): Picked {
  const { words, fewestWords, quotations, sameSource } = weights.planning
  const room = Math.max(fewestWords, asked || words)
  const left = [...candidates]
  const picked: Thought[] = []
  const agreements: Agreement[] = []
  let used = 0
  while (left.length > 0 && picked.length < quotations) {
    const worth = ({ thought, worth }: RankedThought) =>
      worth - sameSource * picked.filter(({ sourceId }) => sourceId === thought.sourceId).length
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    left.splice(left.indexOf(best), 1)
    const { thought } = best
    const same = picked.find((other) => repeats(material, thought, other))
    if (same !== undefined) {
      const agreement = agreementOf(material, same, thought)
      if (agreement !== null) agreements.push(agreement)
      continue
    }
    if (picked.length > 0 && used + thought.words > room * ROOM) continue
    picked.push(thought)
    used += thought.words
    if (used >= room) break
  }
  return { picked, agreements }
}

/** A quotation is not cut to fit: the last one may go over by so much. */
const ROOM = 1.25

/** Whether two thoughts say the same, mostly in the same words. */
function repeats(material: Material, a: Thought, b: Thought): boolean {
  const taken = { sentences: b.sentences, elsewhere: [] }
  return isQuoted(material, a, taken)
}

/** What the heading and the notes ask. */
function questionsOf({ heading, notes = '' }: SectionWish): string[] {
  const asked = [heading, ...notes.split('\n')].map((line) => line.trim()).filter((line) => /[?？؟]$/u.test(line))
  return [...new Set(asked)].slice(0, weights.planning.mostQuestions)
}
