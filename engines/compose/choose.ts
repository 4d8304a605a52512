import { type Material, quotable } from './material.ts'
import { likeness } from './relevance.ts'
import { isTaken, nothingTaken, saysAgain, type Taken, tellsSame } from './repeats.ts'
import type { Sentence } from './sentence.ts'

/** What is wanted of a choice of sentences. */
export interface Choice {
  /** About so many words in all; one sentence is always chosen if any is good enough. */
  readonly words: number
  /** At most so many sentences. */
  readonly most?: number
  /** How good a sentence is; 0 is chosen only to go on where a chosen one ends or to lead up to it, less never. */
  score(sentence: Sentence): number
  readonly taken?: Taken
  /** False: no sentence comes along only because the one before it was chosen. */
  readonly goesOn?: boolean
}

/** A sentence that leans on more than this many others is left out. */
const LONGEST_CHAIN = 3
/** How much a budget may be passed so that a good sentence is not lost. */
const LEEWAY = 1.12
/** Candidates beyond the best are not looked at: with many passages they would only cost time. */
const CANDIDATES = 240
/** What a sentence is worth that only goes on where a chosen one ends, beside a best score of about 1. */
const GOES_ON = 0.22
/** What one is worth that leads up to a chosen one. */
const LEADS_IN = 0.14
/** Beside what is picked, less is not worth its words. */
const LEAST = 0.1
/** What is left of the worth of a sentence that tells a figure of a name once more. */
const TOLD = 0.2
/** Sentences far behind the best one are about something else. */
const BEHIND = 0.42

/**
 * Chooses sentences that are good, differ from each other and from what was written before, and can be understood:
 * a sentence that points back comes with the one it points at. Sentences that stand together in their source are
 * favoured, as they read best. In the order of the material.
 */
export function choose(material: Material, choice: Choice): Sentence[] {
  const most = choice.most ?? Number.POSITIVE_INFINITY
  const open = candidates(material, choice)
  const told = new Set(choice.taken?.sentences.map(({ index }) => index))
  const picked = new Map<number, Sentence>()
  let words = 0
  while (picked.size < most && open.length > 0) {
    const best = bestOf(material, open, { picked, told })
    if (best === undefined) break
    open.splice(open.indexOf(best), 1)
    const added = best.chain.filter((sentence) => !picked.has(sentence.index))
    const cost = added.reduce((sum, sentence) => sum + sentence.words, 0)
    const fits = picked.size === 0 || (words + cost <= choice.words * LEEWAY && picked.size + added.length <= most)
    if (!fits || added.length > most || saysPicked(material, added, picked)) continue
    for (const sentence of added) picked.set(sentence.index, sentence)
    words += cost
    if (words >= choice.words * 0.95) break
  }
  return [...picked.values()].sort((a, b) => a.index - b.index)
}

interface Candidate {
  readonly sentence: Sentence
  readonly chain: readonly Sentence[]
  readonly score: number
  /** The most that it has in common with what is picked; kept up to date as that grows. */
  overlap: number
  /** Whether a picked one tells the same figure of the same name. */
  isToldAlready: boolean
  compared: number
}

function candidates(material: Material, { score, taken = nothingTaken, goesOn = true }: Choice): Candidate[] {
  const scored = quotable(material)
    .map((sentence) => ({ sentence, score: score(sentence) }))
    .filter(({ sentence, score: worth }) => worth > 0 && !sentence.isAnnouncement)
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
  const floor = (scored[0]?.score ?? 0) * BEHIND
  const good = scored.filter((candidate) => candidate.score >= floor).slice(0, CANDIDATES)
  return [...good, ...(goesOn ? beside(material, good, score) : [])]
    .map((candidate) => ({
      ...candidate,
      chain: chainOf(material, candidate.sentence),
      overlap: 0,
      isToldAlready: false,
      compared: 0,
    }))
    .filter(({ chain }) => chain.length > 0 && chain.every((sentence) => !isTaken(material, sentence, taken)))
}

/** Sentences right beside good ones in the same passage: with them a thought is told from its start to its end. */
function beside(material: Material, good: readonly { sentence: Sentence }[], score: Choice['score']) {
  const known = new Set(good.map(({ sentence }) => sentence.index))
  return good.flatMap(({ sentence }) =>
    [sentence.index - 1, sentence.index + 1].flatMap((index) => {
      const other = material.sentences[index]
      if (other === undefined || known.has(index) || other.passage !== sentence.passage) return []
      known.add(index)
      return other.kind === 'statement' && other.usable && !other.isAnnouncement && score(other) >= 0
        ? [{ sentence: other, score: 0 }]
        : []
    }),
  )
}

/** The sentence with all that it leans on, in order; empty when that is too much or not to be had. */
export function chainOf(material: Material, sentence: Sentence): Sentence[] {
  const chain: Sentence[] = [sentence]
  for (let at = sentence.leansOn; at !== null; ) {
    const before = material.sentences[at]
    if (before === undefined || !before.usable || chain.length >= LONGEST_CHAIN) return []
    chain.unshift(before)
    at = before.leansOn
  }
  return chain
}

interface Said {
  readonly picked: ReadonlyMap<number, Sentence>
  /** Indices of sentences that the text has already. */
  readonly told: ReadonlySet<number>
}

function bestOf(material: Material, open: Candidate[], said: Said): Candidate | undefined {
  const { picked } = said
  const chosen = [...picked.values()]
  let best: Candidate | undefined
  let most = picked.size === 0 ? 0 : LEAST
  for (const candidate of open) {
    for (const sentence of chosen.slice(candidate.compared)) {
      candidate.overlap = Math.max(candidate.overlap, likeness(material, candidate.sentence, sentence))
      candidate.isToldAlready ||= tellsSame(candidate.sentence, sentence)
    }
    candidate.compared = chosen.length
    const gain = isIntroduced(candidate, said) ? gainOf(candidate, picked) : 0
    if (gain > most) [best, most] = [candidate, gain]
  }
  return best
}

/** Whether everybody it names has been introduced. */
function isIntroduced({ chain }: Candidate, { picked, told }: Said): boolean {
  return chain.every(
    ({ needs }) => needs === null || picked.has(needs) || told.has(needs) || chain.some(({ index }) => index === needs),
  )
}

function gainOf(
  { sentence, chain, score, overlap, isToldAlready }: Candidate,
  picked: ReadonlyMap<number, Sentence>,
): number {
  const goesOn = picked.get(sentence.index - 1)?.passage === sentence.passage
  const leadsIn = picked.get(sentence.index + 1)?.passage === sentence.passage
  if (score <= 0 && !goesOn && !leadsIn) return 0
  const extra = chain.filter((one) => !picked.has(one.index)).length - 1
  const together = (goesOn ? GOES_ON + (sentence.leansOn === null ? 0 : 0.12) : 0) + (leadsIn ? LEADS_IN : 0)
  const novelty = (1 - 0.6 * overlap) * (isToldAlready ? TOLD : 1)
  return score * novelty + together - 0.04 * extra
}

/** Whether a sentence says what is picked again, or tells nothing but figures that picked ones tell of the same names. */
function saysPicked(material: Material, added: readonly Sentence[], picked: ReadonlyMap<number, Sentence>): boolean {
  const there = [...picked.values()]
  const told = new Set(there.flatMap(({ figures }) => figures))
  return added.some((sentence) => {
    if (there.some((other) => saysAgain(material, sentence, other))) return true
    const isOld = sentence.figures.length > 0 && sentence.figures.every((figure) => told.has(figure))
    return isOld && there.some((other) => tellsSame(sentence, other))
  })
}
