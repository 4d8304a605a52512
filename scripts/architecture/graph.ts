import { featureUses, ringsToUndo } from '../../architecture.mjs'
import { featureOf } from './layers.ts'
import { ringsOf } from './rings.ts'
import type { Source } from './sources.ts'

/** Rings between files and between features, and permissions that nobody uses. */
export function graphProblems(sources: readonly Source[]): string[] {
  const files = sources.filter(({ isTest }) => !isTest)
  return [...valueRings(sources), ...typeRings(files), ...featureProblems(files)]
}

function valueRings(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map(({ path, ours }) => [path, ours.filter((one) => !one.isType && !one.isLazy).map((one) => one.path)]),
  )
  return ringsOf(graph).map((ring) => `import ring: ${ring.join(', ')}`)
}

/** Types that lead in a ring read like code that does: no file of it can be understood, or moved, alone. */
function typeRings(files: readonly Source[]): string[] {
  const graph = new Map(files.map(({ path, ours }) => [path, ours.filter((one) => !one.isLazy).map((one) => one.path)]))
  const rings = ringsOf(graph)
  const inRings = new Set(rings.flat())
  return [
    ...rings
      .filter((ring) => ring.some((path) => !ringsToUndo.includes(path)))
      .map((ring) => `ring of imports, types counted: ${ring.join(', ')}`),
    ...ringsToUndo
      .filter((path) => !inRings.has(path))
      .map((path) => `${path}: stands in no ring any more; take it off ringsToUndo in architecture.mjs`),
  ]
}

function featureProblems(files: readonly Source[]): string[] {
  const uses = new Map(Object.keys(featureUses).map((feature) => [feature, new Set<string>()]))
  for (const { path, ours } of files) {
    const from = featureOf(path)
    if (!from) continue
    const used = uses.get(from) ?? new Set()
    for (const { path: target } of ours) {
      const to = featureOf(target)
      if (to && to !== from) used.add(to)
    }
    uses.set(from, used)
  }
  const real = new Map([...uses].map(([feature, used]) => [feature, [...used]]))
  return [
    ...[new Map(Object.entries(featureUses)), real]
      .flatMap(ringsOf)
      .map((ring) => `features that use each other in a ring: ${ring.join(', ')}`),
    ...Object.entries(featureUses).flatMap(([feature, may]) =>
      may
        .filter((other) => !uses.get(feature)?.has(other))
        .map((other) => `architecture.mjs: ${feature} may use ${other} and does not; take it off the list`),
    ),
  ]
}
