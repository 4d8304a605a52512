import type { Log } from '../../platform/server/log.ts'

/**
 * What nobody foresaw ends in the log. A promise that failed where nobody waited for it has left nothing half done: the server
 * continues. After an error that was thrown outside of any call nobody can say so: `stop` hands back what runs, and the process
 * ends, for whoever keeps it to start it again.
 */
export function logUnhandledErrors(log: Log, stop: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'work failed that nobody waited for')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nothing caught: the server stops')
    void stop()
  })
}
