import { FolderPlus } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export { projectsApi } from './api.ts'

export const web: WebFeature = {
  name: 'projects',
  routes: [{ path: '/projects', who: 'user', page: () => import('./ProjectsPage.tsx').then((m) => m.ProjectsPage) }],
  commands: [
    {
      id: 'new-project',
      label: phrase(messages, 'newProject'),
      alsoFoundBy: phrase(messages, 'newProjectWords'),
      icon: FolderPlus,
      may: 'project:create',
      run: ({ go }) => go('/projects?new=1'),
    },
  ],
}
