import type { Plugin } from 'vite'

/** What of a bundle is needed here. */
interface Chunk {
  type: 'chunk' | 'asset'
  code?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

/**
 * Lets every chunk that is loaded on demand name all the chunks behind it, so that the browser asks for them at once and not
 * for one after the other. Vite does it with a table of all of them in the first file, which every visitor would pay for.
 */
export function hoistedImports(): Plugin {
  return {
    name: 'longhand:hoisted-imports',
    apply: 'build',
    generateBundle: { order: 'post', handler: (_, bundle) => hoist(bundle) },
  }
}

/** Adds to chunks on demand what they import by way of others and the entry has not brought. */
export function hoist(bundle: Record<string, Chunk>): void {
  const entries = Object.keys(bundle).filter((name) => bundle[name]?.isEntry)
  const atStart = behind(bundle, entries)
  for (const [name, chunk] of Object.entries(bundle)) {
    if (!chunk.isDynamicEntry || chunk.isEntry) continue
    const known = new Set([name, ...(chunk.imports ?? []), ...entries, ...atStart])
    const more = [...behind(bundle, [name])].filter((other) => !known.has(other))
    chunk.code = more.map((other) => `import"./${other.replace(/^.*\//, '')}";`).join('') + (chunk.code ?? '')
    chunk.imports = [...(chunk.imports ?? []), ...more]
  }
}

/** Everything that these import, directly or by way of others. */
function behind(bundle: Record<string, Chunk>, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of bundle[name]?.imports ?? []) {
      if (found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  }
  return found
}
