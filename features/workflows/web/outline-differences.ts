import type { SectionPlan } from './api.ts'

/** In what a section differs from the same section of another outline; `only`: the other outline lacks it. */
export type Difference = 'only' | 'heading' | 'level' | 'place' | 'notes' | 'words' | 'passages'

/** A section with what is different about it. */
export interface ComparedSection {
  section: SectionPlan
  differs: Difference[]
}

/** Two outlines side by side. A section is the same in both by its id or, where it has none in one of them, by its heading. */
export function compareOutlines(
  mine: readonly SectionPlan[],
  theirs: readonly SectionPlan[],
): { mine: ComparedSection[]; theirs: ComparedSection[] } {
  const pairs = pairsOf(mine, theirs)
  const inOrder = longestRising(pairs.map(({ theirs }) => theirs))
  const found = new Map(
    pairs.map((pair) => {
      const [one, other] = [mine[pair.mine], theirs[pair.theirs]]
      const differs = one && other ? partsThatDiffer(one, other) : []
      return [pair, inOrder.has(pair.theirs) ? differs : [...differs, 'place' as const]]
    }),
  )
  const compared = (side: 'mine' | 'theirs', outline: readonly SectionPlan[]) =>
    outline.map((section, at): ComparedSection => {
      const pair = pairs.find((each) => each[side] === at)
      return { section, differs: (pair && found.get(pair)) ?? ['only'] }
    })
  return { mine: compared('mine', mine), theirs: compared('theirs', theirs) }
}

interface Pair {
  mine: number
  theirs: number
}

function pairsOf(mine: readonly SectionPlan[], theirs: readonly SectionPlan[]): Pair[] {
  const free = new Set(theirs.keys())
  const pair = (at: number, isSame: (other: SectionPlan) => boolean): Pair[] => {
    const other = [...free].find((index) => theirs[index] && isSame(theirs[index]))
    if (other === undefined) return []
    free.delete(other)
    return [{ mine: at, theirs: other }]
  }
  const byId = mine.flatMap(({ id }, at) => (id ? pair(at, (other) => other.id === id) : []))
  const paired = new Set(byId.map((each) => each.mine))
  const byHeading = mine.flatMap(({ heading }, at) =>
    paired.has(at) ? [] : pair(at, (other) => other.heading.trim() === heading.trim()),
  )
  return [...byId, ...byHeading].sort((a, b) => a.mine - b.mine)
}

function partsThatDiffer(one: SectionPlan, other: SectionPlan): Difference[] {
  const parts = {
    heading: one.heading.trim() !== other.heading.trim(),
    level: one.level !== other.level,
    notes: one.notes.trim() !== other.notes.trim(),
    words: one.words !== other.words,
    passages: one.passage_ids.join() !== other.passage_ids.join(),
  }
  return (['heading', 'level', 'notes', 'words', 'passages'] as const).filter((part) => parts[part])
}

/** The members of the longest rising run, so that as few sections as possible count as moved. */
function longestRising(numbers: readonly number[]): Set<number> {
  const runs: number[][] = []
  for (const number of numbers) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < number).sort((a, b) => b.length - a.length)[0] ?? []
    runs.push([...before, number])
  }
  return new Set(runs.sort((a, b) => b.length - a.length)[0])
}
