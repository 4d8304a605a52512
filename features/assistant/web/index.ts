import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'assistant',
  routes: [],
  editorPanels: [
    {
      id: 'assist',
      label: phrase(messages, 'assist'),
      group: 'write',
      order: 10,
      may: 'text:generate',
      panel: () => import('./editor-parts.ts').then((m) => m.AssistPanel),
      belowText: () => import('./editor-parts.ts').then((m) => m.Assistant),
    },
  ],
}
