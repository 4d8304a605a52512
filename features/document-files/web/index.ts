import { lazy } from 'react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { loadPart } from '../../../platform/web/ui/load-part.ts'
import { messages } from './door-messages.ts'

export const web: WebFeature = {
  name: 'document-files',
  routes: [],
  libraryIntake: lazy(() => loadPart(() => import('./ImportFrame.tsx').then((m) => m.ImportFrame))),
  editorPanels: [
    {
      id: 'export',
      label: phrase(messages, 'export'),
      group: 'publish',
      order: 20,
      place: 'bar',
      may: 'blog:export',
      panel: () => import('./ExportList.tsx').then((m) => m.ExportList),
    },
  ],
}
