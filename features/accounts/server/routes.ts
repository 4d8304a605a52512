import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { countRun, entitlementOf } from '../../billing/server/index.ts'
import { signInRawCalls } from '../contract/raw-calls.ts'
import { accountsContract } from '../contract.ts'
import { actingFor } from './acting-for.ts'
import { addUser, type MakeFirstProject } from './add-user.ts'
import { addSignIn } from './auth-routes.ts'
import { changeEmail } from './change-email.ts'
import { deleteAccount, type EraseOutside } from './delete-account.ts'
import { forgetEndedSessions } from './ended-sessions.ts'
import { extended, grantTo } from './grant-plan.ts'
import { keyUses } from './key-uses.ts'
import { createKey, listKeys, revokeKey } from './keys.ts'
import { addLeavingPage } from './leaving-page.ts'
import { rename, saveOnboarding, savePreferences } from './profile.ts'
import { reportError } from './report-error.ts'
import { requireReadableTerms, termsOf } from './terms.ts'
import { type ProjectsOf, userDetails } from './user-details.ts'

/** What accounts need of areas that know accounts, handed in so that neither imports the other in a circle. */
export interface AccountNeighbours {
  projectsOf: ProjectsOf
  makeFirstProject: MakeFirstProject
  eraseOutside: EraseOutside
}

const os = implementing(accountsContract)

/** People, their entitlements as the operator sets them, their programs' keys, and sign-in itself. */
export function accountsFeature(neighbours: AccountNeighbours): ServerFeature {
  return {
    name: 'accounts',
    about: 'Accounts: sign-in, profile, preferences, API keys, and deletion.',
    rawCalls: signInRawCalls,
    contract: accountsContract,
    plugin: (app, deps) => {
      addSignIn(app, deps)
      addLeavingPage(app, deps.config)
    },
    start: async (deps) => {
      await requireReadableTerms(deps)
      return () => keyUses(deps).stop()
    },
    schedules: [forgetEndedSessions],
    router: os.router({ ...people(neighbours), ...entitlements, ...ownAffairs(neighbours) }),
  }
}

function people({ projectsOf, makeFirstProject }: AccountNeighbours) {
  return {
    addUser: os.addUser.handler(async ({ input, context }) => {
      const { userId } = await actingFor(context, input)
      const { name, onboarding_data, project_name } = input
      const beginning = { name, onboarding: onboarding_data, projectName: project_name }
      const created = await addUser(context.deps, { userId, makeFirstProject }, beginning)
      return { status: 200, unique_id: userId, created }
    }),
    userDetails: os.userDetails.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const { role, entitlement = await entitlementOf(context.deps, actor.ownerId) } = actor
      return userDetails(context.deps, { entitlement, role, projectsOf })
    }),
    saveOnboarding: os.saveOnboarding.handler(async ({ input: { unique_id, ...answers }, context: c }) => {
      const { userId } = await actingFor(c, { unique_id })
      return { status: 200, onboarding: await saveOnboarding(c.deps, userId, answers) }
    }),
    terms: os.terms.handler(async ({ context: { deps } }) => ({
      status: 200,
      html: await termsOf(deps),
      counts_visits: deps.config.COUNT_VISITS === 'on',
    })),
    reportError: os.reportError.handler(async ({ input, context }) => {
      const { userId } = await actingFor(context, input)
      reportError(context.deps, userId, input.message)
      return { status: 200 }
    }),
  }
}

const entitlements = {
  updateUser: os.updateUser.handler(async ({ input, context }) => {
    const { unique_id, plan_name, credit_limit, expiry_days } = input
    const wish = { planId: plan_name, creditLimit: credit_limit, expiryDays: expiry_days }
    const given = await grantTo(context, unique_id, wish)
    const { account, creditLimit } = given
    return {
      status: 200,
      unique_id,
      plan_name: account.planId,
      credit_limit: creditLimit,
      expiry_date: account.expiresAt?.toISOString() ?? null,
    }
  }),
  extendExpiry: os.extendExpiry.handler(async ({ input, context }) => {
    const { account } = await extended(context, input)
    return {
      status: 200,
      unique_id: account.ownerId,
      expiry_date: account.expiresAt?.toISOString() ?? null,
      free_trial_offer_extended: account.trialExtendedAt !== null,
    }
  }),
  countRun: os.countRun.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const wish = { feature: input.feature_name, key: context.requestId }
    const { used, limit } = await countRun(context.deps, actor, wish)
    return { status: 200, feature_name: input.feature_name, used, limit }
  }),
}

function ownAffairs({ eraseOutside }: AccountNeighbours) {
  return {
    updateProfile: os.updateProfile.handler(async ({ input: { display_name }, context }) => {
      const { userId } = await actingFor(context)
      await rename(context.deps, userId, display_name)
      return { status: 200, display_name }
    }),
    changeEmail: os.changeEmail.handler(async ({ input, context }) => {
      const userId = atThePage(context)
      return { status: 200, ...(await changeEmail(context.deps, { userId, headers: context.headers }, input)) }
    }),
    updatePreferences: os.updatePreferences.handler(async ({ input: wishes, context }) => {
      const { userId } = await actingFor(context)
      return { status: 200, preferences: await savePreferences(context.deps, userId, wishes) }
    }),
    listKeys: os.listKeys.handler(async ({ context }) => {
      const { userId } = await actingFor(context)
      return { status: 200, keys: await listKeys(context.deps, userId) }
    }),
    createKey: os.createKey.handler(async ({ input, context }) => {
      const userId = atThePage(context)
      return { status: 200, ...(await createKey(context.deps, userId, input)) }
    }),
    revokeKey: os.revokeKey.handler(async ({ input: { key_id }, context }) => {
      const userId = atThePage(context)
      await revokeKey(context.deps, userId, key_id)
      return { status: 200, key_id }
    }),
    deleteAccount: os.deleteAccount.handler(async ({ input, context }) => {
      const userId = atThePage(context)
      await deleteAccount(context.deps, { userId, eraseOutside }, input.password)
      return { status: 200, deleted: true }
    }),
  }
}

/** The person themselves, in a browser: a program's key must not make keys that outlive it, nor end the account. */
function atThePage({ principal }: CallContext): string {
  return principal.kind === 'user' && principal.via === 'session' ? principal.userId : refuse('not-allowed')
}
