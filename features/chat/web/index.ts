import { MessagesSquare } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

const page = () => import('./FactGptPage.tsx').then((m) => m.FactGptPage)

export const web: WebFeature = {
  name: 'chat',
  routes: [
    { path: '/factgpt', who: 'user', flag: 'factgpt', page },
    { path: '/factgpt/$chatId', who: 'user', flag: 'factgpt', page },
  ],
  editorPanels: [
    {
      id: 'factgpt',
      label: phrase(messages, 'factgpt'),
      group: 'write',
      order: 20,
      flag: 'factgpt-editor',
      may: 'chat:ask',
      panel: () => import('./EditorChat.tsx').then((m) => m.EditorChat),
    },
  ],
  navigation: [
    { path: '/factgpt', label: phrase(messages, 'factgpt'), icon: MessagesSquare, order: 15, flag: 'factgpt' },
  ],
}
