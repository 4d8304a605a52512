import { Gauge } from 'lucide-react'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { areaName, checkViews } from './views.ts'

const page = () => import('./page/OptimizerPage.tsx').then((m) => m.OptimizerPage)

export const web: WebFeature = {
  name: 'optimizer',
  routes: [
    { path: '/optimizer', who: 'user', page },
    { path: '/optimizer/$view', who: 'user', page },
    {
      path: '/optimizer/plagiarism/$checkId',
      who: 'user',
      flag: 'optimizer-plagiarism',
      page: () => import('./originality/ReportPage.tsx').then((m) => m.ReportPage),
    },
  ],
  taskPaths: {
    'originality-check': ({ result }) => (result?.check_id ? `/optimizer/plagiarism/${result.check_id}` : null),
    'fact-check': ({ result }) =>
      result?.blog_id
        ? `/blogs/${result.blog_id}`
        : result?.check_id
          ? `/optimizer/factcheck?check=${result.check_id}`
          : null,
  },
  navigation: checkViews.length > 0 ? [{ path: '/optimizer', label: areaName, icon: Gauge, order: 70 }] : [],
  editorPanels: checkViews.map(({ id, label, group, order, flag, check, background }) => ({
    id,
    label,
    group,
    order,
    flag,
    may: 'check:read',
    panel: () => Promise.all([import('./sheet/EditorPanel.tsx'), check()]).then(([m, Check]) => m.panelOf(Check)),
    background,
  })),
}
