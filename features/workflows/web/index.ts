import { Route as WorkflowIcon } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

const list = () => import('./WorkflowsPage.tsx').then((m) => m.WorkflowsPage)

export const web: WebFeature = {
  name: 'workflows',
  routes: [
    { path: '/workflows', who: 'user', page: list },
    { path: '/workflows/files', who: 'user', page: list },
    { path: '/workflows/headline', who: 'user', page: list },
    { path: '/workflows/outline', who: 'user', page: list },
    {
      path: '/workflows/$workflowId/research',
      who: 'user',
      page: () => import('./ResearchPage.tsx').then((m) => m.ResearchPage),
    },
    {
      path: '/workflows/$workflowId/headline',
      who: 'user',
      page: () => import('./HeadlinePage.tsx').then((m) => m.HeadlinePage),
    },
    {
      path: '/workflows/$workflowId/outline',
      who: 'user',
      page: () => import('./OutlinePage.tsx').then((m) => m.OutlinePage),
    },
    {
      path: '/workflows/$workflowId/draft',
      who: 'user',
      page: () => import('./DraftPage.tsx').then((m) => m.DraftPage),
    },
  ],
  navigation: [
    { path: '/workflows', label: phrase(messages, 'title'), icon: WorkflowIcon, order: 30, flag: 'workflow-research' },
  ],
  taskPaths: {
    'workflow-research': ({ result }) =>
      typeof result?.workflow_id === 'string' ? `/workflows/${result.workflow_id}/research` : null,
    'workflow-draft': ({ result }) =>
      typeof result?.blog_id === 'string'
        ? `/blogs/${result.blog_id}`
        : typeof result?.workflow_id === 'string'
          ? `/workflows/${result.workflow_id}/draft`
          : null,
  },
}
