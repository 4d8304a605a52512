import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { currentUrl } from './current-url.ts'

const messageFile = /\/web\/(?:[\w-]+\/)*(?:[\w-]+-)?messages(?:\.[\w-]+)?\.ts$/

/**
 * Compiles every `messages.ts` (and `messages.de.ts` …) to small arrays while building, so that a page carries neither the
 * ICU parser nor a chance of a malformed message at run time: a malformed one stops the build with its key.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'longhand:compiled-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!messageFile.test(file)) return null
      this.addWatchFile(file)
      const exported: Record<string, unknown> = await import(currentUrl(file, this.meta.watchMode))
      const lines = Object.entries(exported).map(
        ([name, catalogue]) => `export const ${name} = ${JSON.stringify(compiled(catalogue, `${file}: ${name}`))}`,
      )
      return { code: lines.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}

function compiled(message: unknown, place: string): unknown {
  if (typeof message === 'string') return compileOne(message, place)
  if (typeof message === 'object' && message !== null)
    return Object.fromEntries(Object.entries(message).map((entry) => compileEntry(entry, place)))
  throw new Error(`${place} is neither a message nor a group of messages`)
}

// A dot in a key leads into a group, and `t` doesn't accept numeric keys: both would fail only when shown.
function compileEntry([key, part]: [string, unknown], place: string): [string, unknown] {
  if (!/^[a-z][\w-]*$/i.test(key)) throw new Error(`${place}.${key}: a key begins with a letter and has no dot`)
  return [key, compiled(part, `${place}.${key}`)]
}

function compileOne(message: string, place: string): unknown {
  try {
    return compile(message)
  } catch (cause) {
    throw new Error(`${place} is not a well-formed ICU message: ${message}`, { cause })
  }
}
