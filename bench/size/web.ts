import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

// What JavaScript a page needs before it shows, gzipped, from the built manifest: the entry and the page's chunk with
// everything either imports statically. `node bench/size/web.ts` after `vite build`; exits 1 over a budget of budgets.json.

interface Chunk {
  file: string
  src?: string
  name?: string
  isEntry?: boolean
  imports?: string[]
}

const DIST = fileURLToPath(new URL('../../dist/web', import.meta.url))
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))

interface Budget {
  page: string
  /** In kB gzip: everything that is needed before the page shows. */
  total?: number
  /** In kB gzip: what the page adds to the dashboard's. */
  own?: number
}
const budgets: Budget[] = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (!entry) throw new Error('the manifest has no entry; run vite build first')
const atStart = closure([entry])
const dashboard = closure([entry, keyOf('features/dashboard/web/DashboardPage.tsx') ?? entry])

let isOver = false
for (const { page, total, own } of budgets) {
  const key = keyOf(page)
  if (!key) {
    console.log(`${page}: not in this build; correct its path in bench/size/budgets.json`)
    isOver = true
    continue
  }
  const files = closure([entry, key])
  const kB = own ? sizeOf([...files].filter((file) => !dashboard.has(file))) : sizeOf([...files])
  const budget = own ?? total ?? 0
  if (kB > budget) isOver = true
  console.log(`${page}: ${kB.toFixed(1)} kB of ${budget} kB gzip${own ? ' beyond the dashboard’s' : ''}`)
}

console.log('\nbefore the dashboard shows:')
for (const file of bySize([...dashboard]))
  console.log(`  ${sizeOf([file]).toFixed(1).padStart(6)} kB  ${file}${atStart.has(file) ? '' : '  (page)'}`)
console.log('\nlargest of the rest, loaded when needed:')
const rest = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !dashboard.has(file))
for (const file of bySize([...new Set(rest)]).slice(0, 12))
  console.log(`  ${sizeOf([file]).toFixed(1).padStart(6)} kB  ${file}`)
process.exitCode = isOver ? 1 : 0

function keyOf(page: string): string | undefined {
  return Object.keys(manifest).find((key) => key.endsWith(page))
}

function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    closure(chunk.imports ?? [], seen)
  }
  return seen
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000, 0)
}

function bySize(files: string[]): string[] {
  return files.sort((a, b) => sizeOf([b]) - sizeOf([a]))
}
