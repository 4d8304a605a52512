import type { WebFeature } from '../../../platform/web/plug-points.ts'

export const web: WebFeature = {
  name: 'onboarding',
  routes: [
    {
      path: '/onboarding',
      who: 'user',
      frame: 'bare',
      page: () => import('./OnboardingPage.tsx').then((m) => m.OnboardingPage),
    },
  ],
}
