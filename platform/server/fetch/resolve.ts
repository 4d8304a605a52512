import { lookup as systemLookup } from 'node:dns/promises'

/** Every address of a name. Replaceable, so that tests can play a name server that lies. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const systemResolve: Resolve = (host) => systemLookup(host, { all: true, verbatim: true })
