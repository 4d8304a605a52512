import { LayoutTemplate } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

const shared = { who: 'user', flag: 'templates' } as const

export const web: WebFeature = {
  name: 'templates',
  routes: [
    { path: '/templates', ...shared, page: () => import('./TemplatesPage.tsx').then((m) => m.TemplatesPage) },
    { path: '/templates/new', ...shared, page: () => import('./EditPage.tsx').then((m) => m.NewTemplatePage) },
    { path: '/templates/$templateId', ...shared, page: () => import('./TemplatePage.tsx').then((m) => m.TemplatePage) },
    { path: '/templates/$templateId/edit', ...shared, page: () => import('./EditPage.tsx').then((m) => m.EditPage) },
  ],
  navigation: [
    { path: '/templates', label: phrase(messages, 'title'), icon: LayoutTemplate, order: 42, flag: 'templates' },
  ],
}
