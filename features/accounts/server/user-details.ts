import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner, Role } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { isPaid, type Plan } from '../../billing/contract.ts'
import { type Entitlement, type Usage, usageFrom, usageQuery } from '../../billing/server/index.ts'
import type { Preferences, UserDetails } from '../contract.ts'
import { type Profile, personWithUse } from './profile-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type Details = z.infer<typeof UserDetails>
/** The projects of a person, as their account names them. */
export type ProjectsOf = (deps: Needs, actor: Owner) => Promise<Details['projects']>

const DEFAULT_PREFERENCES: z.infer<typeof Preferences> = {
  theme: 'system',
  locale: 'en-US',
  use_model_key: true,
  open_sources: false,
  research_model: null,
  writing_model: null,
  checking_model: null,
  favourites: [],
}

/** Everything the pages know of a person. What the product does not have yet is said as absent, not made up. */
export async function userDetails(
  deps: Needs,
  { entitlement, role, projectsOf }: { entitlement: Entitlement; role: Role; projectsOf: ProjectsOf },
): Promise<Details> {
  const [found, projects] = await Promise.all([
    personWithUse(deps.db, usageQuery(deps, entitlement)),
    projectsOf(deps, entitlement.account),
  ])
  if (!found) return refuse('not-found')
  const { person, profile, use, voices } = found
  const usage = usageFrom(deps, entitlement, use)
  return {
    status: 200,
    unique_id: person.id,
    role,
    display_name: person.name,
    email: person.email,
    active_user: person.suspendedAt === null,
    created_date: person.createdAt.toISOString(),
    ...planFields(usage.entitlement),
    ...creditFields(usage),
    projects,
    onboarding: profile?.onboarding ?? {},
    preferences: preferencesOf(profile),
    open_sources_offered: deps.config.OPEN_SOURCES === 'on',
    favourites: preferencesOf(profile).favourites,
    brand_voice: voices.defaults[projects.find(({ is_default }) => is_default)?.id ?? ''] ?? null,
    require_brand_voice_reupload: voices.needsReupload,
    ...withoutTeam,
    ...notOffered,
  }
}

/** A person's preferences over the usual ones. */
export function preferencesOf(profile: Pick<Profile, 'preferences'> | null): z.infer<typeof Preferences> {
  return { ...DEFAULT_PREFERENCES, ...profile?.preferences }
}

function planFields({ account, plan, isExpired }: Entitlement) {
  return {
    plan_name: account.planId,
    paid_user: isPaid(plan),
    expiry_date: account.expiresAt?.toISOString() ?? null,
    subscription_status: subscriptionOf(plan, isExpired),
    payment_status: null,
    free_trial_offer_extended: account.trialExtendedAt !== null,
    ltd_entitlements: plan.family === 'lifetime',
    entitlements_expiry_date: plan.family === 'lifetime' ? (account.expiresAt?.toISOString() ?? null) : null,
  }
}

function subscriptionOf(plan: Plan, isExpired: boolean): Details['subscription_status'] {
  if (isExpired) return 'expired'
  return plan.family === 'trial' ? 'trial' : 'active'
}

function creditFields(usage: Usage) {
  const { plan, period } = usage.entitlement
  const [used, limits] = [new Map<string, number>(), new Map<string, number>()]
  for (const runs of usage.runs) {
    used.set(runs.feature, runs.used)
    limits.set(runs.feature, runs.limit)
  }
  return {
    credit_limit: usage.creditLimit,
    credits_used: usage.creditsUsed,
    additional_credits: usage.additionalCredits,
    global_credits_used: usage.allUsed,
    fup_ratio: usage.fupRatio,
    feature_runs: Object.fromEntries(used),
    additional_runs: {},
    plagiarism_runs_allowed: plan.runs.plagiarism,
    current_details: {
      plan_name: plan.id,
      run_limits: Object.fromEntries(limits),
      source_limits: plan.sources,
      stored_files: plan.storedFiles,
      brand_voices: plan.brandVoices,
      seats: plan.seats,
      crawl_pages: plan.crawlPages,
      credits: plan.credits,
      next_reset: period.end.toISOString(),
    },
  }
}

/** What stands for somebody who belongs to no team. */
const withoutTeam = {
  team_id: null,
  team_plan: null,
  team_projects: [],
  team_brand_voice: null,
  team_fup_ratio: 0,
  team_feature_runs: {},
  team_entitlement: false,
  require_team_brand_voice_reupload: false,
}

/** Fields of the wire for which nobody has anything here. */
const notOffered = {
  referral_coupon: null,
  webhook_url: null,
  flag_refund: false,
  semrush_access: false,
  semrush_free_user: false,
  pay_as_you_go_migration: false,
  event_id: null,
}
