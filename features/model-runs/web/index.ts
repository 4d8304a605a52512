import { RotateCw } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'model-runs',
  routes: [
    {
      path: '/account/runs',
      who: 'user',
      frame: 'account',
      page: () => import('./RunsPage.tsx').then((m) => m.RunsPage),
    },
    {
      path: '/account/runs/$runId',
      who: 'user',
      frame: 'account',
      page: () => import('./RunPage.tsx').then((m) => m.RunPage),
    },
  ],
  navigation: [{ path: '/account/runs', label: phrase(messages, 'runs'), icon: RotateCw, order: 60, group: 'account' }],
}
