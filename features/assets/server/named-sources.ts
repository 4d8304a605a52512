import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { sourcesNamed } from './store/name-store.ts'
import { siteAddress } from './web-address.ts'

/**
 * The ids of sources that programs name as they like: by id, files by their name too (the newest of that name), sites
 * by their address in any form. In the order of the names. 404 for a name that the owner has no such source of.
 */
export async function sourceIdsOf(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  kind: 'file' | 'domain',
  names: readonly string[],
): Promise<string[]> {
  const addresses = kind === 'domain' ? names.flatMap((name) => asSite(name) ?? []) : []
  const found = await sourcesNamed(db, ownerId, kind, [...names, ...addresses])
  return names.map((name) => {
    const address = kind === 'domain' ? asSite(name) : null
    const match = found.find((one) => one.id === name || one.name === name || (address !== null && one.url === address))
    return match?.id ?? refuse('not-found', { message: `You have no source named “${name.slice(0, 100)}”.` })
  })
}

/** The address that a site is stored under; null for a name that is none. */
function asSite(name: string): string | null {
  try {
    return siteAddress(name)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
