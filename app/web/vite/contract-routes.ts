import { isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'
import { currentUrl } from './current-url.ts'

const contractFile = /\/(?:features\/[^/]+\/contract(?:\/[\w-]+)?|platform\/contract\/(?!policy\.)[\w-]+)\.ts$/

/**
 * Gives the browser a contract's methods and paths without its schemas: an import of `features/x/contract.ts` from a page
 * becomes a small table with the same types. Plain constants (text, numbers, lists) come along; schemas and functions do
 * not, and importing one of those fails the build by name. The policy has no schemas: pages ask it as it is.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'longhand:contract-routes',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!contractFile.test(file)) return null
      this.addWatchFile(file)
      const exported: Record<string, unknown> = await import(currentUrl(file, this.meta.watchMode))
      const lines = Object.entries(exported).flatMap(([name, value]) => declarationOf(name, value))
      return { code: lines.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}

function declarationOf(name: string, value: unknown): string[] {
  if (isRouter(value)) return [`export const ${name} = ${JSON.stringify(slim(value))}`]
  return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
}

/** Only what a call needs to be made: method, path, and whether it takes long or an idempotency key. */
function slim(value: object): unknown {
  if (isContractProcedure(value)) {
    const { meta, route } = value['~orpc']
    return {
      '~orpc': {
        errorMap: {},
        meta: { idempotent: meta.idempotent, ...(meta.takesLong ? { takesLong: true } : {}) },
        route: { method: route.method, path: route.path },
      },
    }
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, slim(part)]))
}

function isRouter(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (isContractProcedure(value)) return true
  const parts = Object.values(value)
  return parts.length > 0 && Object.getPrototypeOf(value) === Object.prototype && parts.every(isRouter)
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  )
}
