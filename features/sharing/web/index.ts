import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'sharing',
  routes: [],
  editorPanels: [
    {
      id: 'share',
      label: phrase(messages, 'share'),
      group: 'publish',
      order: 10,
      place: 'bar',
      may: 'blog:share',
      panel: () => import('./ShareLinks.tsx').then((m) => m.ShareLinks),
    },
  ],
}
