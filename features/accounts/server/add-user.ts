import type { z } from 'zod'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { entitlementOf } from '../../billing/server/index.ts'
import type { Onboarding } from '../contract.ts'
import { mergeOnboarding, renamePerson, startProfileOnce } from './profile-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'transaction'>

/** What a person begins with. */
export interface Beginning {
  name?: string
  onboarding?: z.infer<typeof Onboarding>
  projectName?: string
}

/** Makes the first project of somebody who has none yet. */
export type MakeFirstProject = (deps: Needs, actor: Owner, name: string) => Promise<void>

const DEFAULT_PROJECT_NAME = 'My first project'

/**
 * Makes profile, account and first project of a new person, all or nothing. For somebody who began before, and for all
 * but one of many at once, nothing changes. Tells whether anything was made.
 */
export function addUser(
  deps: Needs,
  { userId, makeFirstProject }: { userId: string; makeFirstProject: MakeFirstProject },
  { name, onboarding = {}, projectName }: Beginning,
): Promise<boolean> {
  const now = deps.clock.now()
  return deps.transaction(async () => {
    if (!(await startProfileOnce(deps.db, userId, now))) return false
    await entitlementOf(deps, userId)
    await mergeOnboarding(deps.db, userId, { answers: onboarding, now })
    if (name) await renamePerson(deps.db, userId, name, now)
    await makeFirstProject(deps, { ownerId: userId }, projectName || onboarding.project_name || DEFAULT_PROJECT_NAME)
    return true
  })
}
