import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { placesOf, type Thought } from '../reading/thought.ts'
import { weights } from '../weights.ts'
import { wishFor } from './relevance.ts'
import { quality, wishScore } from './wish-score.ts'

/** A section of the outline: what it asks the sources for. */
export interface Wanted {
  readonly heading: string
  /** What it is to speak of, as the writer or the outline notes it. */
  readonly notes?: string
}

/** A section with what its outline sets aside for it. */
export interface WantedSection extends Wanted {
  readonly passageIds?: readonly string[]
  /** The other sections: what answers one of them better is left to it. */
  readonly others?: readonly Wanted[]
}

/** A thought with what it is worth to a section. */
export interface RankedThought {
  readonly thought: Thought
  readonly worth: number
}

/**
 * The thoughts that say something about a section, the best first. What says nothing of it counts only where its passage was
 * set aside for the section, and something else in that passage speaks of it or nothing else is there.
 */
export function ranked(material: Material, thoughts: readonly Thought[], wanted: WantedSection): RankedThought[] {
  const { assigned, least, lead, assignedLead, foreign } = weights.ranking
  const mine = claimOf(material, wanted)
  const others = (wanted.others ?? []).map((other) => claimOf(material, other))
  const own = new Set(wanted.passageIds ?? [])
  const found = thoughts.flatMap((thought) => {
    const claim = mine.of(thought)
    const isAssigned = placesOf(thought).some(({ passage }) => own.has(passage.id))
    const ahead = isAssigned ? assignedLead : lead
    const isOthers = others.some((other) => other.told * other.of(thought) > mine.told * claim + ahead)
    if (isOthers) return []
    const relevance = claim + (isAssigned ? assigned : 0)
    return relevance < least ? [] : [{ thought, claim, worth: relevance + qualityOf(thought) }]
  })
  const speaking = new Set(found.filter(({ claim }) => claim >= foreign).flatMap(({ thought }) => passagesIn(thought)))
  const spoken = found.filter(({ thought }) => passagesIn(thought).some((passage) => speaking.has(passage)))
  return (spoken.length > 0 ? spoken : found).sort((a, b) => b.worth - a.worth)
}

function passagesIn(thought: Thought): string[] {
  return placesOf(thought).map(({ passage }) => passage.id)
}

/** Whether a thought answers a question, as far as its words tell. */
export function answers(material: Material, question: string, thought: Thought): boolean {
  return claimOf(material, { heading: question }).of(thought) >= weights.ranking.answers
}

interface Claim {
  /** How strongly a section asks for a thought: by its heading, and by its notes. */
  readonly of: (thought: Thought) => number
  /** 0 to 1: how well its heading tells apart what it asks for, beside what others ask. */
  readonly told: number
}

function claimOf(material: Material, { heading, notes = '' }: Wanted): Claim {
  const { best, notes: byNotes, headed } = weights.ranking
  const wishes = [
    { wish: wishFor(material, heading), share: 1 },
    ...(notes.trim() ? [{ wish: wishFor(material, notes), share: byNotes }] : []),
  ]
  const claim = (sentence: Sentence) =>
    wishes.reduce((sum, { wish, share }) => sum + share * wishScore(sentence, wish), 0)
  const asked = heading.trim().toLowerCase()
  const of = (thought: Thought) => {
    const claims = thought.sentences.map(claim)
    const mean = claims.reduce((sum, one) => sum + one, 0) / Math.max(1, claims.length)
    const isHeaded = placesOf(thought).some(({ passage }) => passage.heading?.trim().toLowerCase() === asked)
    return best * Math.max(0, ...claims) + (1 - best) * mean + (isHeaded ? headed : 0)
  }
  return { of, told: toldApart(material, wishes[0]?.wish.terms ?? new Set()) }
}

/** 0 to 1: a heading whose rarest word stands in every other sentence tells little about which of them it asks for. */
function toldApart({ weight }: Material, terms: ReadonlySet<string>): number {
  // `weight` is ln(1 + sentences / sentences with the term)
  const shares = [...terms].map((term) => 1 / Math.max(Math.expm1(weight(term)), 1))
  return Math.min(1, weights.ranking.common / Math.min(1, ...shares))
}

function qualityOf({ sentences, words }: Thought): number {
  const { short, fewWords } = weights.ranking
  const mean = sentences.reduce((sum, sentence) => sum + quality(sentence), 0) / Math.max(1, sentences.length)
  return words < fewWords ? mean - short : mean
}
