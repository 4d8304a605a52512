import type { WebRoute } from '../../../../platform/web/plug-points.ts'

/** The editor, and the address that it had on phones. */
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
    page: () => import('./frame/PhoneAddress.tsx').then((m) => m.PhoneAddress),
  },
]
