/** Groups of nodes of which each leads to every other (Tarjan), the larger than one. */
export function ringsOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const rings: string[][] = []

  function visit(node: string): void {
    numbers.set(node, numbers.size)
    lowest.set(node, numbers.size - 1)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!numbers.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) !== numbers.get(node)) return
    const ring = open.splice(open.indexOf(node))
    if (ring.length > 1) rings.push(ring.sort())
  }

  for (const node of graph.keys()) if (!numbers.has(node)) visit(node)
  return rings
}
