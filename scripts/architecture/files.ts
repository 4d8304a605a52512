import { enginePackages, exceptions, lineLimits, packageHomes } from './map.ts'
import type { Source } from './sources.ts'

const VAGUE = /(^|\/)(utils?|helpers?|manager|data|info|common|misc)(\.tsx?|\/)/

/** What is wrong with a file by itself, tests too. */
export function fileProblems({ path, lines, isTest }: Source): string[] {
  const limit = isTest ? lineLimits.test : lineLimits.code
  return [
    ...(lines > limit ? [`${path}: ${lines} lines, more than ${limit}; split it by job`] : []),
    ...(VAGUE.test(path) ? [`${path}: the name says nothing; call it what it holds`] : []),
  ]
}

/** What a file uses that has another home. */
export function homeProblems(source: Source): string[] {
  const { path, packages, callsBareFetch, readsEnvironment, writesSql, takesOwnerId } = source
  const may = (list: string[]) => list.some((prefix) => path.startsWith(prefix))
  return [
    ...packages.flatMap((name) => packageProblems(path, name)),
    ...storeProblems(source),
    ...(readsEnvironment && !may(exceptions.environment)
      ? [`${path}: reads process.env; settings come from platform/server/config.ts`]
      : []),
    ...(callsBareFetch && !may(exceptions.bareFetch)
      ? [`${path}: bare fetch; use deps.fetch on the server, platform/web/api in pages`]
      : []),
    ...(writesSql && path.startsWith('features/') && !/(store|tables)\.ts$/.test(path)
      ? [`${path}: SQL outside a store`]
      : []),
    ...(takesOwnerId && path.startsWith('features/') && !/store\.ts$/.test(path) && !may(exceptions.ownerIds)
      ? [`${path}: takes an owner’s id; use cases take the actor, or as Owner what they need of it`]
      : []),
  ]
}

/** Routes → use case → store: a route that asks a store itself has a rule of the product in the wrong place. */
function storeProblems({ path, ours }: Source): string[] {
  if (!/^features\/[^/]+\/server\/.*routes\.ts$/.test(path)) return []
  const stores = ours.filter((one) => !one.isType && /store\.ts$/.test(one.path)).map((one) => one.path)
  if (stores.length === 0) return []
  return [`${path}: routes must not reach stores (${stores.join(', ')}); put a use case between`]
}

function packageProblems(path: string, name: string): string[] {
  if (path.startsWith('engines/') && !enginePackages.includes(name))
    return [`${path}: engines use no packages (${name})`]
  const isOf = (pattern: string) =>
    pattern.endsWith('/') ? name.startsWith(pattern) : name === pattern || name.startsWith(`${pattern}/`)
  return packageHomes
    .filter(({ packages, homes }) => packages.some(isOf) && !homes.some((home) => matchesHome(path, home)))
    .map(({ homes, why }) => `${path}: ${name} belongs to ${homes.join(', ')}: ${why}`)
}

function matchesHome(path: string, home: string): boolean {
  return new RegExp(`^${home.replace(/\*/g, '[^/]+')}`).test(path)
}
