import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { ProviderFailure } from './provider.ts'

/** Which providers are not worth asking now, since they failed a moment ago. */
export interface Rests {
  isResting(name: string): boolean
  /** Asks a provider; one that fails rests for as long as it said. Anything else that is thrown passes through. */
  ask<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer | ProviderFailure>
}

export function createRests({ clock, log }: { clock: Clock; log: Pick<Log, 'warn'> }): Rests {
  const until = new Map<string, number>()
  return {
    isResting: (name) => (until.get(name) ?? 0) > clock.now().getTime(),
    async ask(name, work) {
      try {
        const answer = await work()
        until.delete(name)
        return answer
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        until.set(name, clock.now().getTime() + error.restMs)
        log.warn({ provider: name, reason: error.message, restMs: error.restMs }, 'search provider failed')
        return error
      }
    },
  }
}
