/**
 * Where somebody goes after signing in: the page that sent them, if it is one of ours, else the dashboard. An address that
 * leads elsewhere (`//host`, `https:`, a backslash that a browser reads as a slash) is not followed.
 */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/') || next.includes('\\') || /[\n\r\t]/.test(next)) return '/dashboard'
  const address = new URL(next, 'https://here.invalid')
  if (address.host !== 'here.invalid' || address.pathname === '/login') return '/dashboard'
  return address.pathname + address.search + address.hash
}

/** Where a new person begins; leads on from there to the page that sent them. */
export function onboardingPath(next: string | undefined): string {
  return `/onboarding?next=${encodeURIComponent(safeNext(next))}`
}
