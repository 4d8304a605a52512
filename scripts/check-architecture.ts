import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enginePackages, exceptions, featureUses, lineLimits, packageHomes } from '../architecture.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROOTS = ['engines', 'features', 'platform', 'app', 'test-kit', 'scripts', 'e2e', 'bench']
const IMPORT =
  /^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
const VAGUE = /(^|\/)(utils?|helpers?|manager|data|info|common|misc)(\.tsx?|\/)/

/** One file's place and what it imports. */
interface Source {
  path: string
  text: string
  /** Repository paths of files of ours. */
  ours: string[]
  packages: string[]
}

const sources = ROOTS.flatMap((root) => filesIn(join(ROOT, root))).map(read)
const problems = [...sources.flatMap(problemsOf), ...cycles()]
for (const problem of problems) console.error(problem)
console.log(
  problems.length
    ? `${problems.length} places break the architecture`
    : `architecture holds in ${sources.length} files`,
)
process.exit(problems.length ? 1 : 0)

function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : filesIn(path)
    return /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })
}

function read(absolute: string): Source {
  const path = relative(ROOT, absolute)
  const text = readFileSync(absolute, 'utf8')
  const found = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  return {
    path,
    text,
    ours: found.filter((name) => name.startsWith('.')).map((name) => relative(ROOT, resolve(dirname(absolute), name))),
    packages: found.filter((name) => !name.startsWith('.') && !name.startsWith('virtual:')),
  }
}

function problemsOf(source: Source): string[] {
  const isTest = /\.(test|fixture)\.tsx?$/.test(source.path) || /^(test-kit|e2e|bench)\//.test(source.path)
  const found = [...sizeProblems(source, isTest), ...nameProblems(source)]
  if (isTest) return found
  return [
    ...found,
    ...source.ours.flatMap((to) => importProblem(source.path, to)),
    ...source.packages.flatMap((name) => packageProblem(source.path, name)),
    ...textProblems(source),
  ]
}

function sizeProblems({ path, text }: Source, isTest: boolean): string[] {
  const lines = text.split('\n').length - 1
  const limit = isTest ? lineLimits.test : lineLimits.code
  return lines > limit ? [`${path}: ${lines} lines, more than ${limit}; split it by job`] : []
}

function nameProblems({ path }: Source): string[] {
  return VAGUE.test(path) ? [`${path}: the name says nothing; call it what it holds`] : []
}

function textProblems({ path, text }: Source): string[] {
  const may = (list: string[]) => list.some((prefix) => path.startsWith(prefix))
  return [
    ...(/\bprocess\.env\b/.test(text) && !may(exceptions.environment)
      ? [`${path}: reads process.env; settings come from platform/server/config.ts`]
      : []),
    ...(/(?<![.\w])fetch\(/.test(text) && !/deps|fetch:|\bfetch\b[^(]*[,}]/.test(text) && !may(exceptions.bareFetch)
      ? [`${path}: bare fetch; use deps.fetch on the server, platform/web/api in pages`]
      : []),
    ...(/\bsql`/.test(text) && path.startsWith('features/') && !/(store|tables)\.ts$/.test(path)
      ? [`${path}: SQL outside a store`]
      : []),
  ]
}

/** Down, or to the contract in the middle; never up, never from server to web; features only by their doors. */
function importProblem(from: string, to: string): string[] {
  const [a, b] = [layerOf(from), layerOf(to)]
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
  if (allowed[a] && !allowed[a].includes(b)) return [`${from}: ${a} must not use ${b} (${to})`]
  return crossFeatureProblem(from, to)
}

function crossFeatureProblem(from: string, to: string): string[] {
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)]
  if (!toFeature || fromFeature === toFeature) return []
  const isDoor =
    /^features\/[^/]+\/(contract|plans|flags|document\/index|server\/index|web\/index|web\/[\w-]+-door)\.ts$/.test(to)
  if (!isDoor) return from.startsWith('app/web/') ? [] : [`${from}: goes past the door of ${toFeature} (${to})`]
  if (!fromFeature) return []
  const uses = (featureUses as Record<string, string[]>)[fromFeature] ?? []
  return uses.includes(toFeature) ? [] : [`${from}: ${fromFeature} does not list ${toFeature} in architecture.mjs`]
}

function packageProblem(path: string, name: string): string[] {
  if (path.startsWith('engines/') && !(enginePackages as string[]).includes(name))
    return [`${path}: engines use no packages (${name})`]
  const isOf = (pattern: string) =>
    pattern.endsWith('/') ? name.startsWith(pattern) : name === pattern || name.startsWith(`${pattern}/`)
  return packageHomes
    .filter(({ packages, homes }) => packages.some(isOf) && !homes.some((home) => matchesHome(path, home)))
    .map(({ homes, why }) => `${path}: ${name} belongs to ${homes.join(', ')}: ${why}`)
}

function matchesHome(path: string, home: string): boolean {
  return new RegExp(`^${home.replace(/\*/g, '[^/]+')}`).test(path)
}

function layerOf(path: string): string {
  const parts = path.split('/')
  if (parts.length === 1 || path.startsWith('..')) return 'root'
  if (parts[0] === 'engines' || parts[0] === 'scripts') return parts[0]
  if (parts[0] === 'features')
    return `features/${['server', 'web', 'document'].includes(parts[2] ?? '') ? parts[2] : 'contract'}`
  return `${parts[0]}/${parts[1]}`
}

function featureOf(path: string): string | null {
  return /^features\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** Files that import each other in a ring, type imports left out since they vanish. */
function cycles(): string[] {
  const graph = new Map(sources.map(({ path, text }) => [path, valueImports(path, text)]))
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      found.push(`import cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    state.set(path, 'open')
    for (const to of graph.get(path) ?? []) if (graph.has(to)) visit(to, [...trail, path])
    state.set(path, 'done')
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

function valueImports(path: string, text: string): string[] {
  return [...text.matchAll(/^\s*(?:import|export)\s(?!type\b)[^'"]*?from\s+['"](\.[^'"]+)['"]/gm)].map((match) =>
    relative(ROOT, resolve(ROOT, dirname(path), match[1] ?? '')),
  )
}
