import { contentLanguages } from '../../engines/text/index.ts'
import { isFree, type Plan } from '../billing/contract.ts'

/** Flags that are on or off: pages, tools, integrations. */
export const switchFlags = [
  'dashboard',
  'docs',
  'factgpt',
  'factgpt-editor',
  'content-planner',
  'optimizer-fact-check',
  'optimizer-seo',
  'optimizer-plagiarism',
  'optimizer-humanize',
  'optimizer-interlinking',
  'assets',
  'brand-voice',
  'gsc-standalone',
  'repurpose',
  'workflow-headline',
  'workflow-outline',
  'workflow-research',
  'account-team',
  'account-analytics',
  'pricing',
  'integrations',
  'integration-ghost',
  'integration-wordpress',
  'integration-medium',
  'integration-hubspot',
  'integration-webflow',
  'integration-google-docs',
  'integration-google-drive',
  'integration-search-console',
  'integration-custom',
  'templates',
  'standalones',
  'copy-download',
] as const

/** Flags that carry a value. */
export const valueFlags = [
  'app-downtime-flag',
  'languages',
  'pricing-page-view-id',
  'default-model-factgpt',
  'default-model-workflow-1',
  'default-model-workflow-2',
  'default-model-special',
] as const

export type SwitchFlag = (typeof switchFlags)[number]
export type ValueFlag = (typeof valueFlags)[number]

const forNobody: ReadonlySet<SwitchFlag> = new Set<SwitchFlag>(['dashboard', 'gsc-standalone'])

const notForTrials: SwitchFlag[] = [
  'optimizer-humanize',
  'optimizer-interlinking',
  'content-planner',
  'account-team',
  'account-analytics',
  'integration-webflow',
  'integration-hubspot',
  'integration-search-console',
  'copy-download',
]
/** A trial has its few plagiarism runs; `forever_free` has none. */
const notForFree: SwitchFlag[] = [...notForTrials, 'optimizer-plagiarism']
const notForLegacy: SwitchFlag[] = ['integration-webflow', 'integration-hubspot', 'integration-google-drive']

/** Whether a plan has a flag by the plan table. Unknown flags are off. */
export function isOnByPlan(plan: Plan, flag: string): boolean {
  if (!isSwitchFlag(flag)) return false
  return plan.family === 'nobody' ? forNobody.has(flag) : !lacking(plan).includes(flag)
}

function lacking(plan: Plan): SwitchFlag[] {
  if (plan.family === 'free') return notForFree
  if (isFree(plan)) return notForTrials
  return plan.legacy ? notForLegacy : []
}

/** The value of a flag by the plan table; null where the plan has none. */
export function valueByPlan(plan: Plan, flag: string): unknown {
  switch (flag) {
    case 'app-downtime-flag':
      return 0
    case 'languages':
      return contentLanguages
    case 'pricing-page-view-id':
      return pricingView(plan)
    case 'default-model-factgpt':
    case 'default-model-workflow-2':
      return plan.family === 'nobody' ? null : 'azure-gpt'
    case 'default-model-workflow-1':
    case 'default-model-special':
      return longFormModel(plan)
    default:
      return null
  }
}

function longFormModel({ family }: Plan): string | null {
  if (family === 'nobody') return null
  return family === 'freelancer' || family === 'team' || family === 'agency' ? 'claude' : 'azure-gpt'
}

function pricingView({ family, legacy }: Plan): { view_id: string; addons: boolean } {
  if (family === 'free' || family === 'trial') return { view_id: 'forever-free-user', addons: true }
  if (family === 'pay-as-you-go') return { view_id: 'pay-as-you-go-user', addons: true }
  if (family === 'lifetime') return { view_id: 'ltd-bundle-pass-user', addons: false }
  if (legacy && family === 'freelancer') return { view_id: 'legacy-freelancer-user', addons: false }
  if (legacy) return { view_id: 'legacy-mrr-user', addons: false }
  return { view_id: 'new-mrr-user', addons: true }
}

export function isSwitchFlag(flag: string): flag is SwitchFlag {
  return (switchFlags as readonly string[]).includes(flag)
}

export function isValueFlag(flag: string): flag is ValueFlag {
  return (valueFlags as readonly string[]).includes(flag)
}
