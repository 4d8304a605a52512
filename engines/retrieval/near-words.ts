/** The words of an index, found by likeness: `preeclampsia` by `pre-eclamptic`, `chemoprophylaxis` by `prophylaxis`. */
export interface NearWords {
  /** Words that are much like this one but are not it, the most alike first. */
  like(term: string): readonly NearWord[]
}

/** A word by its number, with how alike it is, 0..1. */
export interface NearWord {
  readonly number: number
  readonly likeness: number
}

/* Dice's coefficient of letter triples; shorter words have too few of them to tell. */
const LIKE = 0.5
const SHORTEST = 4
const LONGEST = 40
const MOST = 12

/** A finder over words that are numbered from 0 as they come; it reads what is new whenever it is asked. */
export function nearWords(termAt: (number: number) => string | undefined): NearWords {
  const holders = new Map<string, number[]>()
  const sizes: number[] = []
  let shared = new Uint8Array()
  const readNew = () => {
    for (let term = termAt(sizes.length); term !== undefined; term = termAt(sizes.length)) {
      const triples = isComparable(term) ? triplesOf(term) : new Set<string>()
      for (const triple of triples) {
        const list = holders.get(triple)
        if (list === undefined) holders.set(triple, [sizes.length])
        else list.push(sizes.length)
      }
      sizes.push(triples.size)
    }
  }
  /** Counts in `shared` how many of the triples each word has, and gives the words that have any. */
  const sharers = (triples: ReadonlySet<string>) => {
    if (shared.length < sizes.length) shared = new Uint8Array(2 * sizes.length)
    const touched: number[] = []
    for (const triple of triples) {
      for (const holder of holders.get(triple) ?? []) {
        const count = shared[holder] ?? 0
        if (count === 0) touched.push(holder)
        shared[holder] = count + 1
      }
    }
    return touched
  }
  return {
    like(term) {
      if (!isComparable(term)) return []
      readNew()
      const triples = triplesOf(term)
      const found: NearWord[] = []
      for (const number of sharers(triples)) {
        const likeness = (2 * (shared[number] ?? 0)) / (triples.size + (sizes[number] ?? 0))
        shared[number] = 0
        if (likeness >= LIKE && termAt(number) !== term) found.push({ number, likeness })
      }
      found.sort((a, b) => b.likeness - a.likeness || a.number - b.number)
      return found.slice(0, MOST)
    },
  }
}

function isComparable(term: string): boolean {
  return term.length >= SHORTEST && term.length <= LONGEST && !/^[\d.,]+$/.test(term)
}

function triplesOf(term: string): Set<string> {
  const padded = ` ${term} `
  const triples = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at += 1) triples.add(padded.slice(at, at + 3))
  return triples
}
