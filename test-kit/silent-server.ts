import { type LoopbackServer, loopbackServer } from './loopback-server.ts'

/** A server that takes connections and never says a word, as a service behind a broken network does. */
export function silentServer(): Promise<LoopbackServer> {
  return loopbackServer(() => {})
}
