import { Quote } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

const flag = 'brand-voice'

export const web: WebFeature = {
  name: 'brand-voice',
  routes: [
    { path: '/brandvoice', who: 'user', flag, page: () => import('./VoicesPage.tsx').then((m) => m.VoicesPage) },
    { path: '/brandvoice/$voiceId', who: 'user', flag, page: () => import('./VoicePage.tsx').then((m) => m.VoicePage) },
  ],
  navigation: [
    { path: '/brandvoice', label: phrase(messages, 'brandVoice'), icon: Quote, order: 85, group: 'library', flag },
  ],
}
