import { featureOf } from './layers.ts'
import { featureUses } from './map.ts'
import { ringsOf } from './rings.ts'
import type { Import, Source } from './sources.ts'

/** Rings between files and between features, and permissions that nobody uses. */
export function graphProblems(sources: readonly Source[]): string[] {
  const files = sources.filter(({ isTest }) => !isTest)
  return [...valueRings(sources), ...typeRings(files), ...featureProblems(files)]
}

function valueRings(sources: readonly Source[]): string[] {
  const graph = graphOf(sources, ({ isType, isLazy }) => !isType && !isLazy)
  return ringsOf(graph).map((ring) => `import ring: ${ring.join(', ')}`)
}

/** Types that lead in a ring read like code that does: no file of it can be understood, or moved, alone. */
function typeRings(files: readonly Source[]): string[] {
  const graph = graphOf(files, ({ isLazy }) => !isLazy)
  return ringsOf(graph).map((ring) => `ring of imports, types counted: ${ring.join(', ')}`)
}

function graphOf(sources: readonly Source[], counts: (one: Import) => boolean): Map<string, string[]> {
  return new Map(sources.map(({ path, ours }) => [path, ours.filter(counts).map((one) => one.path)]))
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
        .map((other) => `scripts/architecture/map.ts: ${feature} may use ${other} and does not; take it off the list`),
    ),
  ]
}
