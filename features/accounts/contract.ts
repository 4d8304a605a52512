import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { keyScopes, roles } from '../../platform/contract/policy.ts'

const answer = z.string().trim().max(500)

/** A person's onboarding answers; any of them may be missing. */
export const Onboarding = z.object({
  name: answer.optional(),
  team_size: answer.optional(),
  app_starting_point: answer.optional(),
  starting_workflow: answer.optional(),
  hear_about_us: answer.optional(),
  hear_about_source_or_query: answer.optional(),
  project_name: answer.optional(),
  partner_id: answer.optional(),
})

/** What a person prefers: look, interface language (a BCP 47 tag such as `en-US`), whether a stored model key writes, and whether open sources are searched. */
export const Preferences = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  locale: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'This is not a language tag.')
    .max(35),
  /** False: a stored model key is used only where a call asks for it. */
  use_model_key: z.boolean(),
  /** Research may send the words of a topic to Wikipedia, OpenAlex, and Crossref. */
  open_sources: z.boolean(),
  /** Models by their ids in `GET /api/models`, or `own-key/` and a model of the stored key; null: chosen by itself. */
  research_model: z.string().max(250).nullable(),
  writing_model: z.string().max(250).nullable(),
  checking_model: z.string().max(250).nullable(),
  /** What the person has marked, in this order: tools by their names in `GET /api/generators`, templates as `template:` and id. */
  favourites: z.array(z.string().max(60)).max(100),
})

const counts = z.record(z.string(), z.number())

/** A project as the account names it; the projects' own calls tell more. */
const ProjectBrief = z.object({
  id: Id,
  project_id: Id,
  name: z.string(),
  is_default: z.boolean(),
  created_date: Moment,
})

/** What the plan in force gives. `-1` is "no limit" everywhere. */
const CurrentDetails = z.object({
  plan_name: z.string(),
  run_limits: counts,
  source_limits: z.object({ files: z.number(), urls: z.number(), domains: z.number() }),
  stored_files: z.number(),
  brand_voices: z.number(),
  seats: z.number(),
  crawl_pages: z.number(),
  credits: z.number(),
  /** When the monthly part of the credits and the runs start over. */
  next_reset: Moment,
})

/** Everything the pages know of the signed-in person. `credit_limit` -1 means no limit but fair use. */
export const UserDetails = ok({
  unique_id: Id,
  role: z.enum(roles).describe('The person’s place among those who share what they work with; alone, `owner`'),
  display_name: z.string(),
  email: z.string(),
  active_user: z.boolean(),
  paid_user: z.boolean(),
  created_date: Moment,
  plan_name: z.string(),
  expiry_date: Moment.nullable(),
  subscription_status: z.enum(['active', 'trial', 'expired']),
  payment_status: z.string().nullable(),
  free_trial_offer_extended: z.boolean(),
  credit_limit: z.number(),
  credits_used: z.number(),
  additional_credits: z.number(),
  global_credits_used: z.number(),
  fup_ratio: z.number(),
  feature_runs: counts,
  additional_runs: counts,
  plagiarism_runs_allowed: z.number(),
  current_details: CurrentDetails,
  projects: z.array(ProjectBrief),
  onboarding: Onboarding,
  preferences: Preferences,
  /** False where the operator forbids open sources. */
  open_sources_offered: z.boolean(),
  favourites: z.array(z.string()),
  brand_voice: z.string().nullable(),
  require_brand_voice_reupload: z.boolean(),
  team_id: Id.nullable(),
  team_plan: z.string().nullable(),
  team_projects: z.array(ProjectBrief),
  team_brand_voice: z.string().nullable(),
  team_fup_ratio: z.number(),
  team_feature_runs: counts,
  team_entitlement: z.boolean(),
  require_team_brand_voice_reupload: z.boolean(),
  ltd_entitlements: z.boolean(),
  entitlements_expiry_date: Moment.nullable(),
  referral_coupon: z.string().nullable(),
  webhook_url: z.string().nullable(),
  flag_refund: z.boolean(),
  semrush_access: z.boolean(),
  semrush_free_user: z.boolean(),
  pay_as_you_go_migration: z.boolean(),
  event_id: z.string().nullable(),
})

const KeyScope = z
  .enum(keyScopes)
  .describe('`full`: everything its owner can do; `read`: read and export only; `generate`: generate text only')

/** A program's credentials as the account page lists them; the secret is shown once, when made. */
export const ApiKey = z.object({
  key_id: Id,
  name: z.string(),
  scope: KeyScope,
  created_at: Moment,
  last_used_at: Moment.nullable(),
  /** When it stops working; null for never. */
  expires_at: Moment.nullable(),
  expired: z.boolean(),
})

const none = z.literal(0, 'Credits are given by the operator, not asked for here.').optional()
const whose = { unique_id: Id.optional() }

/** Accounts: profile, onboarding answers, permissions, and API keys. */
export const accountsContract = {
  addUser: call(
    { method: 'POST', path: '/api/add/user', summary: 'Create a new user’s profile and first project (once)' },
    { may: 'account:create' },
  )
    .input(
      z.object({
        ...whose,
        name: z.string().trim().max(200).optional(),
        email: z.string().trim().max(320).optional(),
        credit_limit: none,
        credits_used: none,
        team_member: z.boolean().optional(),
        onboarding_data: Onboarding.optional(),
        project_name: z.string().trim().max(200).optional(),
      }),
    )
    .output(ok({ unique_id: Id, created: z.boolean() })),
  userDetails: call(
    { method: 'GET', path: '/api/fetch/user/details', summary: 'Get the current user’s details' },
    { may: 'account:read' },
  )
    .input(z.object(whose))
    .output(UserDetails),
  saveOnboarding: call(
    {
      method: 'POST',
      path: '/api/update/user/onboarding_data',
      summary: 'Save onboarding answers; omitted answers stay unchanged',
    },
    { may: 'account:change' },
  )
    .input(Onboarding.extend(whose))
    .output(ok({ onboarding: Onboarding })),
  updateUser: call(
    { method: 'PUT', path: '/api/update/user', summary: 'Set a user’s plan (operator)' },
    { may: 'plan:grant' },
  )
    .input(
      z.object({
        unique_id: Id,
        plan_name: z.string().optional(),
        credit_limit: z.coerce.number().int().min(-1).max(1_000_000_000).optional(),
        expiry_days: z.coerce.number().int().min(0).max(36_500).optional(),
      }),
    )
    .output(ok({ unique_id: Id, plan_name: z.string(), credit_limit: z.number(), expiry_date: Moment.nullable() })),
  extendExpiry: call(
    {
      method: 'PUT',
      path: '/api/v2/update/user/expiry',
      summary: 'Extend the trial by 7 days, once (operator: extend any plan by any number of days)',
    },
    { may: 'trial:extend' },
  )
    .input(z.object({ ...whose, expiry_days: z.coerce.number().int().min(1).max(36_500) }))
    .output(ok({ unique_id: Id, expiry_date: Moment.nullable(), free_trial_offer_extended: z.boolean() })),
  countRun: call(
    { method: 'POST', path: '/api/update/user/features/runs', summary: 'Count one feature run against the plan' },
    { may: 'run:count' },
  )
    .input(
      z.object({
        ...whose,
        feature_name: z.enum(['autoblog_workflow', 'content_optimization']),
        plan_name: z.string().max(100).optional(),
        team_id: Id.nullish(),
      }),
    )
    .output(ok({ feature_name: z.string(), used: z.number(), limit: z.number() })),
  reportError: call(
    { method: 'POST', path: '/api/insert/error/logs', summary: 'Report a client-side error' },
    { may: 'error:report', bodyLimit: 64 * 1024, idempotent: false },
  )
    .input(z.object({ ...whose, email: z.string().max(320).optional(), message: z.string().trim().min(1).max(20_000) }))
    .output(ok({})),
  updateProfile: call(
    { method: 'PUT', path: '/api/account/profile', summary: 'Change the display name' },
    { may: 'account:change' },
  )
    .input(z.object({ display_name: z.string().trim().min(1, 'Enter a name.').max(200) }))
    .output(ok({ display_name: z.string() })),
  changeEmail: call(
    {
      method: 'PUT',
      path: '/api/account/email',
      summary: 'Change the sign-in email; requires the password, and email confirmation if a mail server is configured',
    },
    { may: 'account:change-email' },
  )
    .input(
      z.object({
        email: z.email('Enter an email address, such as name@example.com.').max(320),
        password: z.string().min(1, 'Enter your password.').max(200),
      }),
    )
    .output(ok({ email: z.string(), state: z.enum(['changed', 'to-confirm']) })),
  terms: call(
    {
      method: 'GET',
      path: '/api/terms',
      summary: 'Get the operator’s terms as HTML (null if there are none), and whether visits are counted',
    },
    { may: 'terms:read' },
  )
    .input(z.object({}))
    .output(ok({ html: z.string().nullable(), counts_visits: z.boolean() })),
  updatePreferences: call(
    {
      method: 'PUT',
      path: '/api/account/preferences',
      summary: 'Change the theme, language, use of the stored model key, use of open sources, and favorite tools',
    },
    { may: 'account:change' },
  )
    .input(Preferences.partial())
    .output(ok({ preferences: Preferences })),
  listKeys: call(
    { method: 'GET', path: '/api/account/keys', summary: 'List API keys, newest first, without their secrets' },
    { may: 'api-key:read' },
  )
    .input(z.object({}))
    .output(ok({ keys: z.array(ApiKey) })),
  createKey: call(
    {
      method: 'POST',
      path: '/api/account/keys',
      summary: 'Create an API key; the secret is returned only once',
    },
    { may: 'api-key:create', idempotent: false }, // a secret is not kept
  )
    .input(
      z.object({
        name: z.string().trim().min(1, 'Give the key a name.').max(100),
        scope: KeyScope.default('full'),
        expires_at: Moment.nullish(),
      }),
    )
    .output(ok({ key: ApiKey, secret: z.string() })),
  revokeKey: call(
    { method: 'DELETE', path: '/api/account/keys/{key_id}', summary: 'Revoke an API key immediately' },
    { may: 'api-key:revoke' },
  )
    .input(z.object({ key_id: Id }))
    .output(ok({ key_id: Id })),
  deleteAccount: call(
    {
      method: 'POST',
      path: '/api/account/delete',
      summary: 'Delete the account and everything in it immediately and permanently; requires the password',
    },
    { may: 'account:delete', idempotent: false }, // nothing stays that could be answered again
  )
    .input(z.object({ password: z.string().min(1, 'Enter your password.').max(200) }))
    .output(ok({ deleted: z.literal(true) })),
}
