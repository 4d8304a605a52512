// Starts anything of ours from a bare clone: installs what the lock file names, then goes on under Node 24 or newer.
// Plain JavaScript without dependencies, because it runs before there are any.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { whyNotHere } from './try-place.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const bins = join(modules, '.bin')
const windows = process.platform === 'win32'

// Room for young objects in each thread, in MB. Half of Node's own: 80 MB less at rest, and starts stay as quick.
const YOUNG_SPACE = '--max-semi-space-size=8'

await tryPlace(process.argv.slice(2))
installIfNeeded()
run(process.argv.slice(2))

/** Nobody should wait for an installation to hear that the port is taken. */
async function tryPlace(args) {
  if (!args.includes('app/server/main.ts')) return
  const { DATA_DIR = './data', ...others } = process.env
  const problem = await whyNotHere({ ...others, DATA_DIR: resolve(root, DATA_DIR) })
  if (!problem) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

/** Installs when nothing is installed or the lock file has changed since; `npm ci` first, as it is exact. */
function installIfNeeded() {
  const stamp = join(modules, '.longhand-lock')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  for (const command of ['ci', 'install']) {
    process.stderr.write(`installing what the lock file names (npm ${command}) …\n`)
    const done = spawnSync('npm', [command, '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: windows,
    })
    if (done.status === 0) {
      writeFileSync(stamp, lock)
      return
    }
  }
  process.stderr.write(
    'The packages could not be installed. Is the npm registry reachable? Nothing else was changed.\n',
  )
  process.exit(1)
}

function run(args) {
  const enough = Number(process.versions.node.split('.')[0]) >= 24
  const node = enough ? process.execPath : join(bins, windows ? 'node.exe' : 'node')
  if (!enough && !existsSync(node)) {
    process.stderr.write(
      'This machine needs Node 24 or newer: no build of it comes with the packages for this platform.\n',
    )
    process.exit(1)
  }
  const fastModules = pathToFileURL(join(root, 'scripts', 'fast-modules.mjs')).href
  const child = spawn(node, [YOUNG_SPACE, '--import', fastModules, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
      ...process.env,
      PATH: bins + delimiter + process.env.PATH,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => (signal ? process.kill(process.pid, signal) : process.exit(code ?? 1)))
}
