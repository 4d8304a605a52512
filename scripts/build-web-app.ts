import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = join(ROOT, 'dist/web/index.html')
const BUILDER = join(ROOT, 'node_modules/vite/bin/vite.js')
const SOURCES = ['app/web', 'platform/web', 'platform/contract', 'features', 'engines', 'package-lock.json']

/** Builds the web application when there is none, or when a source is newer than what was built and it can be built here. */
export async function buildWebAppIfNeeded(): Promise<void> {
  const builtAt = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0
  if (builtAt && !existsSync(BUILDER)) return
  if (builtAt && SOURCES.every((source) => newestIn(join(ROOT, source)) <= builtAt)) return
  process.stderr.write('building the web application …\n')
  const builder = spawn(process.execPath, [BUILDER, 'build', 'app/web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  })
  const stop = () => builder.kill()
  process.once('exit', stop)
  const [status] = await once(builder, 'exit')
  process.removeListener('exit', stop)
  if (status !== 0) throw new Error('The web application could not be built; see above.')
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => (name === 'server' ? 0 : newestIn(join(path, name)))))
}
