import { OWN_KEY_FAIR_USE } from './fair-use.ts'

// What each plan gives. Questions about plans are asked of plans.ts.

/** Work that a plan counts by the month. The first two are counted by name over the wire, the third by the check itself. */
export type RunFeature = 'autoblog_workflow' | 'content_optimization' | 'plagiarism'

export type PlanFamily =
  | 'premium'
  | 'team'
  | 'agency'
  | 'freelancer'
  | 'pro'
  | 'pay-as-you-go'
  | 'lifetime'
  | 'free'
  | 'trial'
  | 'byok'
  | 'negotiated'
  | 'nobody'

/** What one plan gives. Every number is a limit; `NO_LIMIT` where there is none. */
export interface Plan {
  id: string
  family: PlanFamily
  /** Sold before April 2024 (freelancers: before that month's change); lacks the newer integrations. */
  legacy: boolean
  /** Sources that one generation may use. */
  sources: { files: number; urls: number; domains: number }
  /** Files kept at once. */
  storedFiles: number
  brandVoices: number
  /** Runs a month. */
  runs: Record<RunFeature, number>
  /** Credits a month. */
  credits: number
  /** People who may work on it, the owner among them. */
  seats: number
  /** Pages read of one domain. */
  crawlPages: number
  /** Credits' worth of work a day that counts as fair use; null where credits are the measure. */
  fairUse: number | null
  /** Days until it ends where it ends by itself; null where it does not. */
  days: number | null
}

type Numbers = Omit<Plan, 'id' | 'family' | 'legacy'>

const unlimited = -1

const nothing: Numbers = {
  sources: { files: 0, urls: 0, domains: 0 },
  storedFiles: 0,
  brandVoices: 0,
  runs: { autoblog_workflow: 0, content_optimization: 0, plagiarism: 0 },
  credits: 0,
  seats: 0,
  crawlPages: 0,
  fairUse: null,
  days: null,
}

const free: Numbers = {
  sources: { files: 3, urls: 3, domains: 1 },
  storedFiles: 5,
  brandVoices: 1,
  runs: { autoblog_workflow: 3, content_optimization: 15, plagiarism: 0 },
  credits: 50,
  seats: 1,
  crawlPages: 20,
  fairUse: null,
  days: null,
}

const trial: Numbers = { ...free, brandVoices: unlimited, runs: { ...free.runs, plagiarism: 3 }, credits: 100 }

const single: Numbers = {
  ...free,
  storedFiles: 50,
  runs: { autoblog_workflow: 30, content_optimization: 100, plagiarism: 25 },
  credits: 1_000,
  crawlPages: 100,
}

const premium: Numbers = {
  sources: { files: 10, urls: 10, domains: 1 },
  storedFiles: 500,
  brandVoices: unlimited,
  runs: { autoblog_workflow: 100, content_optimization: 300, plagiarism: 50 },
  credits: 3_000,
  seats: 1,
  crawlPages: 500,
  fairUse: null,
  days: null,
}

const premiumTiers: Numbers[] = [
  premium,
  { ...premium, runs: { autoblog_workflow: 250, content_optimization: 750, plagiarism: 150 }, credits: 10_000 },
  {
    ...premium,
    runs: { autoblog_workflow: 500, content_optimization: 1_500, plagiarism: 300 },
    credits: unlimited,
    seats: 5,
    fairUse: 1_000,
  },
]

const team: Numbers = {
  ...premium,
  runs: { autoblog_workflow: 250, content_optimization: 750, plagiarism: 150 },
  credits: 10_000,
  seats: 5,
}

const agency: Numbers = {
  ...premium,
  runs: { autoblog_workflow: 500, content_optimization: 1_500, plagiarism: 300 },
  credits: unlimited,
  seats: 15,
  fairUse: 2_000,
}

/** Generation runs on the person's own key and costs no credits; the few are for what the server's own means do. */
const ownKey: Numbers = {
  ...single,
  sources: premium.sources,
  brandVoices: premium.brandVoices,
  credits: 100,
  fairUse: OWN_KEY_FAIR_USE,
}

const negotiated: Numbers = {
  ...premium,
  storedFiles: 5_000,
  runs: { autoblog_workflow: unlimited, content_optimization: unlimited, plagiarism: unlimited },
  credits: unlimited,
  seats: unlimited,
  crawlPages: 5_000,
  fairUse: 5_000,
}

/** Every plan of the product, made from the families' numbers. */
export function planTable(): Plan[] {
  return [
    ...premiumTiers.flatMap((numbers, index) =>
      plans(
        'premium',
        [`premium-tier-${index + 1}-monthly-june-2024`, `premium-tier-${index + 1}-annual-june-2024`],
        numbers,
      ),
    ),
    ...plans('team', ['team-monthly-april-2024', 'team-annual-april-2024'], team),
    ...legacyPlans('team', ['team-annual-usd', 'team-monthly-usd'], { ...team, brandVoices: 1 }),
    ...legacyPlans('team', ['team-monthly-usd-99', 'team-monthly-inr', 'team-annual-inr'], {
      ...team,
      brandVoices: 10,
    }),
    ...plans('agency', ['agency-monthly-april-2024', 'agency-annual-april-2024'], agency),
    ...legacyPlans('agency', ['agency-monthly-usd', 'agency-annual-usd'], { ...agency, brandVoices: 1 }),
    ...legacyPlans('freelancer', ['freelancer-monthly-march-2024', 'freelancer-annual-march-2024'], single),
    ...plans('freelancer', ['freelancer-monthly-april-2024', 'freelancer-annual-april-2024'], {
      ...single,
      brandVoices: unlimited,
    }),
    ...legacyPlans('pro', ['pro-monthly-usd', 'pro-annual-usd', 'pro-monthly-inr', 'pro-annual-inr'], single),
    ...plans('pay-as-you-go', ['pay-as-you-go-april-2024'], { ...single, brandVoices: unlimited }),
    ...plans('lifetime', ['ltd-bundle-pass', 'lifetime-plan'], premium),
    ...plans('free', ['forever_free'], free),
    ...plans('trial', ['ls-free-trial'], { ...trial, days: 7 }),
    ...plans('trial', ['5-day-trial-plan'], { ...trial, days: 5 }),
    ...plans('byok', ['byok-monthly', 'byok-annual'], ownKey),
    ...plans('negotiated', ['custom', 'enterprise'], negotiated),
    ...plans('nobody', ['no-user'], nothing),
  ]
}

function plans(family: PlanFamily, ids: string[], numbers: Numbers): Plan[] {
  return ids.map((id) => ({ id, family, legacy: false, ...numbers }))
}

function legacyPlans(family: PlanFamily, ids: string[], numbers: Numbers): Plan[] {
  return ids.map((id) => ({ id, family, legacy: true, ...numbers }))
}
