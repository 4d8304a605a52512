import { Cpu } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

/** Asks for the key that a plan works with; loads when it is needed. */
export const keyWanted = () => import('./KeyWanted.tsx').then((m) => m.KeyWanted)

export const web: WebFeature = {
  name: 'model-keys',
  routes: [
    {
      path: '/account/model-key',
      who: 'user',
      frame: 'account',
      page: () => import('./ModelKeyPage.tsx').then((m) => m.ModelKeyPage),
    },
  ],
  navigation: [
    { path: '/account/model-key', label: phrase(messages, 'modelKey'), icon: Cpu, order: 60, group: 'account' },
  ],
}
