import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { loadMe, signOut } from '../../features/accounts/web/index.ts'
import { features } from './features.ts'
import { rule } from './navigation-rules.ts'

const paths = new Set<string>(features.flatMap((feature) => feature.routes.map(({ path }) => path)))

interface Visited {
  context: { queries: QueryClient }
  location: { pathname: string; search: Record<string, string> }
}

/** Applies the rules that hold on every page; runs before any page is shown. */
export async function onEveryVisit({ context: { queries }, location }: Visited): Promise<void> {
  const { pathname, search } = location
  // Only these pages look different to a visitor, so only they need to know before they are shown.
  const mayDepend =
    pathname === '/login' ||
    pathname === '/join' ||
    'content_checklist' in search ||
    'factgpt' in search ||
    search.offer === 'byok'
  const isSignedIn = mayDepend && (await loadMe(queries).catch(() => null)) !== null
  const ruling = rule({ pathname, search, isSignedIn, hasPage: (path) => paths.has(path) })
  for (const [name, value] of Object.entries(ruling.remember)) sessionStorage.setItem(`longhand-${name}`, value)
  if (ruling.signOutFirst) {
    await signOut()
    queries.clear()
  }
  if (ruling.redirect) throw redirect({ ...ruling.redirect, replace: true })
}
