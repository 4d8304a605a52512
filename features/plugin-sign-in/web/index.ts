import type { WebFeature } from '../../../platform/web/plug-points.ts'

export const web: WebFeature = {
  name: 'plugin-sign-in',
  routes: [
    {
      path: '/connect',
      who: 'user',
      frame: 'bare',
      page: () => import('./ConnectPage.tsx').then((m) => m.ConnectPage),
    },
  ],
}
