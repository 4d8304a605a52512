import { format } from 'node:util'
import type { Log } from '../../platform/server/log.ts'

const METHODS = ['log', 'info', 'warn', 'error'] as const

/**
 * What libraries print goes into the log: hocuspocus writes stacks of whatever a page sends wrong, past every level and
 * redaction. Errors are logged as facts, since their words may be content; of other words only the beginning is.
 */
export function logWhatLibrariesPrint(output: Pick<Console, (typeof METHODS)[number]>, log: Log): void {
  for (const method of METHODS) {
    const level = method === 'error' || method === 'warn' ? 'warn' : 'debug'
    output[method] = (...printed: unknown[]) => {
      const err = printed.find((one) => one instanceof Error)
      const words = format(...printed.filter((one) => !(one instanceof Error)))
      log[level]({ ...(err ? { err } : {}), printed: words.slice(0, 200) }, 'a library printed something')
    }
  }
}
