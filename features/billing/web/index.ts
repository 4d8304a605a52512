import { CreditCard, Receipt } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export { type Balance, useBalance, usedShare } from './balance.ts'

/** Says which limit of the plan a call met; loads when one did. */
export const limitDialog = () => import('./LimitDialog.tsx').then((m) => m.LimitDialog)

/** Says what is new about the plan; loads when the address asks for it. */
export const planNews = () => import('./PlanNews.tsx').then((m) => m.PlanNews)

export const web: WebFeature = {
  name: 'billing',
  routes: [
    {
      path: '/account/plan',
      who: 'user',
      frame: 'account',
      page: () => import('./PlanPage.tsx').then((m) => m.PlanPage),
    },
    {
      path: '/account/usage',
      who: 'user',
      frame: 'account',
      page: () => import('./UsagePage.tsx').then((m) => m.UsagePage),
    },
  ],
  navigation: [
    { path: '/account/plan', label: phrase(messages, 'plan'), icon: CreditCard, order: 30, group: 'account' },
    { path: '/account/usage', label: phrase(messages, 'usage'), icon: Receipt, order: 40, group: 'account' },
  ],
}
