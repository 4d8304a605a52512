const WINDOW = 5

/**
 * How near each other the asked terms stand in a text, given as term numbers: for each pair of different asked terms
 * within five words, the rarer one's weight over the square of their distance. After Rasolofo and Savoy 2003, "Term
 * proximity scoring for keyword-based retrieval systems".
 */
export function proximity(sequence: Uint32Array, weights: ReadonlyMap<number, number>): number {
  const recent: { term: number; at: number; weight: number }[] = []
  let sum = 0
  for (let at = 0; at < sequence.length; at += 1) {
    const term = sequence[at] ?? -1
    const weight = weights.get(term)
    if (weight === undefined) continue
    while (recent.length > 0 && at - (recent[0]?.at ?? 0) > WINDOW) recent.shift()
    for (const other of recent) {
      if (other.term !== term) sum += Math.min(weight, other.weight) / (at - other.at) ** 2
    }
    recent.push({ term, at, weight })
  }
  return sum
}
