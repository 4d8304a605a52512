// Loaded before the server (see boot.mjs): takes drizzle-orm's CommonJS build instead of its ES modules. Those re-export
// each other in rings, which costs the module linker half a second of processor time and 200 MB at every start. Same
// code, same exports. docs/decisions/0006-start.md has the measurement.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    if (!found.url.includes('/node_modules/drizzle-orm/') || !found.url.endsWith('.js')) return found
    return { ...found, url: `${found.url.slice(0, -'.js'.length)}.cjs`, format: 'commonjs' }
  },
})
