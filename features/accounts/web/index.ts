import { KeyRound, ShieldCheck, UserRound } from 'lucide-react'
import { phrase } from '../../../platform/web/i18n/use-t.ts'
import type { WebFeature } from '../../../platform/web/plug-points.ts'
import { messages } from './door-messages.ts'

export { safeNext } from './after-sign-in.ts'
export { accountsApi } from './api.ts'
export { useAppearance, useTheirAppearance } from './appearance.ts'
export { signIn, signOut } from './auth-calls.ts'
export { loadMe, type Me, reloadMe, sessionOf, useMe } from './session.ts'
export { isDueForExtension } from './trial.ts'

/** Extends a trial that is in use and says so; loads when it is needed. */
export const trialExtension = () => import('./TrialExtension.tsx').then((m) => m.TrialExtension)

export const web: WebFeature = {
  name: 'accounts',
  routes: [
    { path: '/login', who: 'anyone', page: () => import('./LoginPage.tsx').then((m) => m.LoginPage) },
    { path: '/terms', who: 'anyone', page: () => import('./TermsPage.tsx').then((m) => m.TermsPage) },
    { path: '/thank-you', who: 'anyone', page: () => import('./ThankYouPage.tsx').then((m) => m.ThankYouPage) },
    {
      path: '/account/profile',
      who: 'user',
      frame: 'account',
      page: () => import('./ProfilePage.tsx').then((m) => m.ProfilePage),
    },
    {
      path: '/account/security',
      who: 'user',
      frame: 'account',
      page: () => import('./SecurityPage.tsx').then((m) => m.SecurityPage),
    },
    {
      path: '/account/keys',
      who: 'user',
      frame: 'account',
      page: () => import('./KeysPage.tsx').then((m) => m.KeysPage),
    },
  ],
  navigation: [
    { path: '/account/profile', label: phrase(messages, 'profile'), icon: UserRound, order: 10, group: 'account' },
    { path: '/account/security', label: phrase(messages, 'security'), icon: ShieldCheck, order: 20, group: 'account' },
    { path: '/account/keys', label: phrase(messages, 'keys'), icon: KeyRound, order: 50, group: 'account' },
  ],
}
