import { Share2 } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

const shared = { who: 'user', flag: 'repurpose' } as const

export const web: WebFeature = {
  name: 'repurpose',
  routes: [
    { path: '/repurpose', ...shared, page: () => import('./RepurposePage.tsx').then((m) => m.RepurposePage) },
    {
      path: '/repurpose/$derivativeId',
      ...shared,
      page: () => import('./DerivativePage.tsx').then((m) => m.DerivativePage),
    },
  ],
  editorPanels: [
    {
      id: 'repurpose',
      label: phrase(messages, 'title'),
      group: 'publish',
      order: 30,
      place: 'bar',
      flag: 'repurpose',
      may: 'derivative:read',
      panel: () => import('./OfBlog.tsx').then((m) => m.OfBlog),
    },
  ],
  navigation: [{ path: '/repurpose', label: phrase(messages, 'title'), icon: Share2, order: 43, flag: 'repurpose' }],
}
