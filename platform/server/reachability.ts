import type { Log } from './log.ts'

/** Which services outside the process answer, so that each loss and each return is said once and not at every call. */
export interface Reachability {
  /** A call to the service failed, or was not answered in time. */
  lost(service: Service, error?: unknown): void
  /** The service answered. */
  found(service: Service): void
  /** Services that do not answer now. */
  away(): Service[]
}

/** What a server may lean on beside its database. */
export const SERVICES = ['redis', 'file-store', 'mail'] as const
type Service = (typeof SERVICES)[number]

/** Keeps what is away of one process, and logs what changes. */
export function createReachability(log: Log): Reachability {
  const away = new Set<Service>()
  return {
    lost(service, err) {
      if (away.has(service)) return
      away.add(service)
      log.warn(
        { service, ...(err === undefined ? {} : { err }) },
        'a service outside does not answer; work goes on without it',
      )
    },
    found(service) {
      if (away.delete(service)) log.info({ service }, 'a service outside answers again')
    },
    away: () => [...away],
  }
}
