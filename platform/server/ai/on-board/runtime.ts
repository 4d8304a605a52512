import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { refuse } from '../../../contract/failures.ts'
import { environmentOfOthers } from '../../config.ts'
import { lockFolder } from './lock-folder.ts'

/** Written last: an installation that was broken off lacks it. */
const STAMP = 'installed.json'
/** npm's own, within the data folder: in a container, nothing else may be writable. */
const CACHE = '.npm'
const LOCK = new URL('./runtime/package-lock.json', import.meta.url)
const NATIVE = '@node-llama-cpp/'
/** How long an installation that somebody else began is waited for, in milliseconds. */
const PATIENCE_MS = 120_000

interface InstallOptions {
  /** npm's own where absent. */
  registry?: string | undefined
  signal: AbortSignal
}

const Lock = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
})
type Lock = z.output<typeof Lock>

/** Where an installed runtime begins; null where there is none, or one of another version. */
export async function runtimeEntry(folder: string): Promise<string | null> {
  const stamp = await readFile(join(folder, STAMP), 'utf8').catch(() => null)
  if (stamp !== (await stampOf())) return null
  return join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js')
}

/**
 * Installs llama.cpp with its bindings, built for this machine, from the npm registry into a folder of its own: what the lock file
 * beside this one names, each package checked by its digest, without running any of their scripts.
 */
export async function installRuntime(folder: string, options: InstallOptions): Promise<void> {
  if (await runtimeEntry(folder)) return
  const letGo = await lockFolder(dirname(folder), PATIENCE_MS)
  try {
    if (!(await runtimeEntry(folder))) await install(folder, options)
  } finally {
    letGo()
  }
}

async function install(folder: string, options: InstallOptions): Promise<void> {
  const natives = nativePackages()
  if (natives.length === 0) {
    refuse('model-not-pulled', {
      message: 'llama.cpp isn’t available for this server’s processor and operating system.',
    })
  }
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  const lock = lockFor(natives, await theLock())
  await writeFile(join(fresh, 'package-lock.json'), JSON.stringify(lock))
  await writeFile(join(fresh, 'package.json'), JSON.stringify(lock.packages['']))
  // where the lock has no build for this machine, npm adds the one of the same version and checks it by the registry's digest
  await npm(natives.every((name) => lock.packages[`node_modules/${name}`]) ? 'ci' : 'install', fresh, options)
  await rm(join(fresh, CACHE), { recursive: true, force: true })
  await writeFile(join(fresh, STAMP), await stampOf())
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
}

async function theLock(): Promise<Lock> {
  return Lock.parse(JSON.parse(await readFile(LOCK, 'utf8')))
}

async function stampOf(): Promise<string> {
  return JSON.stringify({ version: versionIn(await theLock()), natives: nativePackages() })
}

function versionIn({ packages }: Lock): string {
  return packages['node_modules/node-llama-cpp']?.version ?? ''
}

/** Builds of llama.cpp that suit this machine: for its processor, and for its graphics card through Vulkan where there is one. */
function nativePackages(): string[] {
  const { platform, arch } = process
  const names: Record<string, string[]> = {
    'linux-x64': ['linux-x64', ...(hasVulkan() ? ['linux-x64-vulkan'] : [])],
    'linux-arm64': ['linux-arm64'],
    'darwin-arm64': ['mac-arm64-metal'],
    'darwin-x64': ['mac-x64'],
    'win32-x64': ['win-x64', ...(hasVulkan() ? ['win-x64-vulkan'] : [])],
    'win32-arm64': ['win-arm64'],
  }
  return (names[`${platform}-${arch}`] ?? []).map((name) => NATIVE + name)
}

function hasVulkan(): boolean {
  const signs = ['/dev/dri/renderD128', '/dev/nvidia0', 'C:\\Windows\\System32\\vulkan-1.dll']
  return signs.some((path) => existsSync(path))
}

/** The lock file for a machine: npm would otherwise bring every build there is for its platform, CUDA's hundreds of MB too. */
function lockFor(natives: readonly string[], lock: Lock): Lock {
  const packages = structuredClone(lock.packages)
  const wanted = ['node-llama-cpp', ...natives]
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.replace('node_modules/', '')
    if (wanted.includes(name)) packages[path] = { ...entry, optional: undefined, optionalDependencies: undefined }
    else if (name.startsWith(NATIVE)) delete packages[path]
  }
  const dependencies = Object.fromEntries(wanted.map((name) => [name, versionIn(lock)]))
  packages[''] = { name: 'longhand-model-runtime', private: true, dependencies }
  return { ...lock, packages }
}

function npm(command: 'ci' | 'install', folder: string, { registry, signal }: InstallOptions): Promise<void> {
  const args = [
    command,
    '--ignore-scripts',
    '--omit=peer',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `--cache=${join(folder, CACHE)}`,
    // npm's own pauses between its attempts are minutes
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  return new Promise<void>((resolve, reject) => {
    const child = spawn('npm', [...args, ...(registry ? [`--registry=${registry}`] : [])], {
      cwd: folder,
      env: environmentOfOthers(),
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      signal,
    })
    let said = ''
    child.stderr.on('data', (piece: Buffer) => {
      said = `${said}${piece}`.slice(-2_000)
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ended with ${code}: ${said.trim()}`)),
    )
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    return refuse('model-not-pulled', {
      message:
        'llama.cpp couldn’t be installed from the npm registry. Check that npm is installed on the server and can reach its registry, then try again.',
      cause,
    })
  })
}
