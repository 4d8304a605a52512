import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|html|json)$/
/** Under this many bytes a copy saves nothing. */
const SMALLEST = 1_000

/** Lays a Brotli and a gzip copy beside every built text file, so that the server never compresses the same file twice. */
export function compressedCopies(): Plugin {
  let outDir = ''
  return {
    name: 'longhand-compressed-copies',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    // not when the bundle closes: that happens after a failed build too, whose error would be lost behind ours
    writeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue
        const path = join(outDir, name)
        const bytes = readFileSync(path)
        if (bytes.length < SMALLEST) continue
        const options = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, options))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
