import { LayoutDashboard } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'dashboard',
  routes: [{ path: '/dashboard', who: 'user', page: () => import('./DashboardPage.tsx').then((m) => m.DashboardPage) }],
  welcome: (newcomer) => import('./samples.ts').then((m) => m.layOutSamples(newcomer)),
  navigation: [{ path: '/dashboard', label: phrase(messages, 'dashboard'), icon: LayoutDashboard, order: 10 }],
}
