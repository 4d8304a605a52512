import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { sourcesNamed } from './store/name-store.ts'
import { siteAddress } from './web-address.ts'

type Needs = Pick<Deps, 'db'>
type Kind = 'file' | 'domain'

/**
 * The ids of sources that programs name as they like: any source by its id, files by their name too (the newest of that
 * name), sites by their address in any form. In the order of the names. 404 for a name that the owner has no such source of.
 */
export async function sourceIdsOf(deps: Needs, actor: Owner, kind: Kind, names: readonly string[]): Promise<string[]> {
  const found = await idsByName(deps, actor, kind, names)
  return found.map(
    ({ name, id }) => id ?? refuse('not-found', { message: `You don’t have a source named “${name.slice(0, 100)}”.` }),
  )
}

/** As `sourceIdsOf`, without those that the owner has no source of. */
export async function knownSourceIds(
  deps: Needs,
  actor: Owner,
  kind: Kind,
  names: readonly string[],
): Promise<string[]> {
  return (await idsByName(deps, actor, kind, names)).flatMap(({ id }) => id ?? [])
}

async function idsByName({ db }: Needs, { ownerId }: Owner, kind: Kind, names: readonly string[]) {
  const addresses = kind === 'domain' ? names.flatMap((name) => asSite(name) ?? []) : []
  const found = await sourcesNamed(db, ownerId, kind, [...names, ...addresses])
  return names.map((name) => {
    const address = kind === 'domain' ? asSite(name) : null
    const match = found.find((one) => one.id === name || one.name === name || (address !== null && one.url === address))
    return { name, id: match?.id ?? null }
  })
}

/** The URL that a site is stored under; null for a name that isn't a URL. */
function asSite(name: string): string | null {
  try {
    return siteAddress(name)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
