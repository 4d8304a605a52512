import { lookup as systemLookup } from 'node:dns/promises'

/** Every address of a name. Replaceable, so that tests can play a name server that lies. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const systemResolve: Resolve = (host) => systemLookup(host, { all: true, verbatim: true })

/** Milliseconds after which a name counts as not looked up. A connection has eight seconds, with this. */
const LOOKUP_MS = 5_000
/** Node has two threads for lookups; what waits for one can’t be taken back. */
const AT_ONCE = 2

/**
 * Looks names up within a time, waiting included, and each once however many ask. A name server that doesn’t answer holds a
 * thread for ten seconds; what waits behind it is given up, instead of being looked up when nobody wants it anymore.
 */
export function boundedResolve(lookup: Resolve, { limitMs = LOOKUP_MS, atOnce = AT_ONCE } = {}): Resolve {
  const asked = new Map<string, ReturnType<Resolve>>()
  const waiting = new Set<() => void>()
  let running = 0
  const beginNext = () => {
    const [begin] = waiting
    if (!begin || running >= atOnce) return
    waiting.delete(begin)
    running += 1
    begin()
  }
  const lookUp = (host: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Resolve>>>()
    const begin = () => {
      void lookup(host)
        .then(resolve, reject)
        .finally(() => {
          running -= 1
          beginNext()
        })
    }
    const timer = setTimeout(() => {
      waiting.delete(begin)
      reject(Object.assign(new Error(`no answer on ${host}`), { code: 'EAI_AGAIN' }))
    }, limitMs)
    waiting.add(begin)
    beginNext()
    return promise.finally(() => {
      clearTimeout(timer)
      asked.delete(host)
    })
  }
  return (host) => {
    const answer = asked.get(host) ?? lookUp(host)
    asked.set(host, answer)
    return answer
  }
}

/** The system’s name server, within the bounds that hold for all that people’s addresses lead to. */
export const outwardResolve = boundedResolve(systemResolve)
