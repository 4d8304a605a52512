import type { z } from 'zod'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Onboarding, Preferences } from '../contract.ts'
import { mergeOnboarding, mergePreferences, renamePerson } from './profile-store.ts'
import { preferencesOf } from './user-details.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Gives a person another name. */
export function rename({ db, clock }: Needs, userId: string, name: string): Promise<void> {
  return renamePerson(db, userId, name, clock.now())
}

/** Puts answers over those that are stored; returns all. */
export function saveOnboarding(
  { db, clock }: Needs,
  userId: string,
  answers: z.infer<typeof Onboarding>,
): Promise<z.infer<typeof Onboarding>> {
  return mergeOnboarding(db, userId, { answers, now: clock.now() })
}

/** Puts preferences over those that are stored; returns all, the usual ones among them. */
export async function savePreferences(
  { db, clock }: Needs,
  userId: string,
  wishes: Partial<z.infer<typeof Preferences>>,
): Promise<z.infer<typeof Preferences>> {
  return preferencesOf({ preferences: await mergePreferences(db, userId, { wishes, now: clock.now() }) })
}
