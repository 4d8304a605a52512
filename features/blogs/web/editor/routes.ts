import type { WebRoute } from '../../../../platform/web/plug-points.ts'

/** The pages of the editor: at a desk within the shell, on a phone alone. */
export const editorRoutes: readonly WebRoute[] = [
  {
    path: '/blogs/$blogId',
    who: 'user',
    flag: 'docs',
    page: () => import('./frame/EditorPage.tsx').then((m) => m.EditorPage),
  },
  {
    path: '/m/blogs/editor',
    who: 'user',
    frame: 'bare',
    flag: 'docs',
    page: () => import('./frame/EditorPage.tsx').then((m) => m.MobileEditorPage),
  },
]
