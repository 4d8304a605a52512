import { Shapes } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'tools',
  routes: [
    {
      path: '/standalones',
      who: 'user',
      flag: 'standalones',
      page: () => import('./ToolsPage.tsx').then((m) => m.ToolsPage),
    },
    {
      path: '/standalones/$tool',
      who: 'user',
      flag: 'standalones',
      page: () => import('./ToolPage.tsx').then((m) => m.ToolPage),
    },
  ],
  navigation: [
    { path: '/standalones', label: phrase(messages, 'title'), icon: Shapes, order: 40, flag: 'standalones' },
  ],
  finders: [
    {
      label: phrase(messages, 'title'),
      icon: Shapes,
      flag: 'standalones',
      find: (words) => import('./find-tools.ts').then(({ findTools }) => findTools(words)),
    },
  ],
}
