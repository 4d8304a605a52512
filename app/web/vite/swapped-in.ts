import { renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts a finished build in the place of the former one. Until then a running server keeps its files, and a build that fails
 * leaves them to it.
 */
export function swappedIn(place: string): Plugin {
  let outDir = ''
  return {
    name: 'longhand:swapped-in',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const former = `${outDir}-former`
        rmSync(former, { recursive: true, force: true })
        try {
          renameSync(place, former)
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
        }
        renameSync(outDir, place)
        rmSync(former, { recursive: true, force: true })
      },
    },
  }
}
