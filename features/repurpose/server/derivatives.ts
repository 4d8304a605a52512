import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { refutationsOf } from '../../optimizer/server/index.ts'
import type { repurposeContract } from '../contract.ts'
import { readClaims } from './read-claims.ts'
import { changeDerivative, derivativeOf, restingOn, undeleteDerivative, type Whole } from './store.ts'
import type { DerivativeRow } from './tables.ts'
import { refutedClaims } from './view.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type Change = z.output<NonNullable<(typeof repurposeContract.change)['~orpc']['inputSchema']>>

/** A derived text of the owner’s; 404 otherwise. */
export async function requireDerivative({ db }: Pick<Deps, 'db'>, { ownerId }: Actor, id: string): Promise<Whole> {
  return (await derivativeOf(db, ownerId, id)) ?? refuse('not-found')
}

/** Saves a change that was made on the newest version, and reads the claims of changed words again; 409 for one made on an older. */
export async function editDerivative(
  { db, clock }: Needs,
  actor: Actor,
  { id, version, parts, link, is_tracked }: Change,
  signal: AbortSignal,
): Promise<Whole> {
  const { row, source } = await requireDerivative({ db }, actor, id)
  if (parts) requireLayout(row, parts)
  const read = parts ? await readClaims(source, { ...row, parts }, signal) : {}
  const change: Partial<DerivativeRow> = {
    ...(parts ? { parts } : {}),
    ...read,
    link: link ?? row.link,
    isTracked: is_tracked ?? row.isTracked,
    version: version + 1,
    updatedAt: clock.now(),
  }
  if (!(await changeDerivative(db, { ownerId: actor.ownerId, id, version }, change))) refuse('conflict')
  return { row: { ...row, ...change }, source }
}

/** Deletes a derived text. It can be brought back. */
export async function removeDerivative({ db, clock }: Needs, actor: Actor, id: string): Promise<void> {
  const { row } = await requireDerivative({ db }, actor, id)
  const { ownerId, version } = row
  if (!(await changeDerivative(db, { ownerId, id, version }, { deletedAt: clock.now() }))) refuse('conflict')
}

/** Brings a deleted one back. */
export async function restoreDerivative({ db }: Needs, actor: Actor, id: string): Promise<Whole> {
  if (!(await undeleteDerivative(db, actor.ownerId, id))) refuse('not-found')
  return requireDerivative({ db }, actor, id)
}

/** Which derived texts still say refuted sentences, by the sentences’ keys; one whose words were corrected meanwhile is not among them. */
export async function usesOfSentences(
  db: Deps['db'],
  owner: Owner,
  keys: readonly string[],
): Promise<Map<string, { id: string; title: string }[]>> {
  const refuted = await refutationsOf(db, owner, keys)
  const found = await restingOn(db, owner.ownerId, [...refuted.keys()])
  return new Map(
    [...refuted].map(([key, refutation]) => [
      key,
      found
        .filter((whole) => refutedClaims(whole, new Map([[key, refutation]])).length > 0)
        .map(({ row: { id, shapeTitle } }) => ({ id, title: shapeTitle })),
    ]),
  )
}

/** Refuses parts that the shape doesn’t have, or in another form. */
function requireLayout({ layout }: DerivativeRow, parts: DerivativeRow['parts']): void {
  for (const [name, value] of Object.entries(parts)) {
    const part = layout.find((one) => one.name === name)
    if (!part) refuse('invalid', { details: [{ path: `parts.${name}`, message: 'This shape has no such part.' }] })
    const isList = part.form === 'list' || part.form === 'pairs'
    const isFitting = isList
      ? Array.isArray(value) && value.every((one) => (typeof one === 'string') === (part.form === 'list'))
      : typeof value === 'string'
    if (!isFitting) refuse('invalid', { details: [{ path: `parts.${name}`, message: 'This part has another form.' }] })
  }
}
