import { Cpu } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'models',
  routes: [
    {
      path: '/account/models',
      who: 'user',
      frame: 'account',
      page: () => import('./ModelsPage.tsx').then((m) => m.ModelsPage),
    },
  ],
  navigation: [{ path: '/account/models', label: phrase(messages, 'models'), icon: Cpu, order: 59, group: 'account' }],
  taskPaths: { 'models-pull': () => '/account/models' },
}
