import { featureUses } from './map.ts'
import type { Source } from './sources.ts'

/** What each layer may use: down, or the contract in the middle; never up, never from server to web. */
const allowed: Record<string, string[]> = {
  engines: ['engines'],
  'platform/contract': ['platform/contract', 'engines'],
  'platform/server': ['platform/server', 'platform/contract', 'engines', 'root'],
  'platform/web': ['platform/web', 'platform/contract', 'engines'],
  'features/contract': ['features/contract', 'platform/contract', 'engines'],
  'features/document': ['features/document', 'features/contract', 'platform/contract', 'engines'],
  'features/server': [
    'features/server',
    'features/contract',
    'features/document',
    'platform/server',
    'platform/contract',
    'engines',
    'root',
  ],
  'features/web': [
    'features/web',
    'features/contract',
    'features/document',
    'platform/web',
    'platform/contract',
    'engines',
  ],
  'app/server': [
    'app/server',
    'features/server',
    'features/contract',
    'platform/server',
    'platform/contract',
    'engines',
    'scripts',
    'root',
  ],
  'app/web': ['app/web', 'features/web', 'features/contract', 'platform/web', 'platform/contract', 'engines', 'root'],
  scripts: [
    'scripts',
    'platform/server',
    'platform/contract',
    'features/contract',
    'features/server',
    'app/server',
    'root',
  ],
}

const DOOR = /^features\/[^/]+\/(contract|plans|flags|document\/index|server\/index|web\/index|web\/[\w-]+-door)\.ts$/

/** Imports that run up, sideways past a door, or to a feature that is not listed. */
export function layerProblems({ path, ours }: Source): string[] {
  return ours.flatMap(({ path: to }) => {
    const [from, target] = [layerOf(path), layerOf(to)]
    if (allowed[from] && !allowed[from].includes(target)) return [`${path}: ${from} must not use ${target} (${to})`]
    return doorProblems(path, to)
  })
}

function doorProblems(from: string, to: string): string[] {
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)]
  if (!toFeature || fromFeature === toFeature) return []
  if (!DOOR.test(to)) return from.startsWith('app/web/') ? [] : [`${from}: goes past the door of ${toFeature} (${to})`]
  if (!fromFeature || featureUses[fromFeature]?.includes(toFeature)) return []
  return [`${from}: ${fromFeature} does not list ${toFeature} in scripts/architecture/map.ts`]
}

function layerOf(path: string): string {
  const parts = path.split('/')
  if (parts.length === 1 || path.startsWith('..')) return 'root'
  if (parts[0] === 'engines' || parts[0] === 'scripts') return parts[0]
  if (parts[0] === 'features')
    return `features/${['server', 'web', 'document'].includes(parts[2] ?? '') ? parts[2] : 'contract'}`
  return `${parts[0]}/${parts[1]}`
}

/** The feature that a file belongs to; null outside of features. */
export function featureOf(path: string): string | null {
  return /^features\/([^/]+)\//.exec(path)?.[1] ?? null
}
