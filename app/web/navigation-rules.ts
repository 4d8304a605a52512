/** What is remembered of an address for later pages, for as long as the browser's session lasts. */
export interface Remembered {
  /** A plugin waits for its user to come back to this address. */
  'plugin-callback'?: string
  /** A question asked of FactGPT before signing in. */
  'factgpt-question'?: string
  /** The person came to change their subscription. */
  'update-subscription'?: '1'
  /** The person came for the own-key offer. */
  'byok-offer'?: '1'
}

interface Visit {
  pathname: string
  search: Readonly<Record<string, string>>
  isSignedIn: boolean
  /** Whether the product has a page there. */
  hasPage: (path: string) => boolean
}

/** What a visit leads to: somewhere else, signing out first, and what to remember. */
export interface Ruling {
  remember: Remembered
  signOutFirst: boolean
  redirect: { to: string; search?: Record<string, string> } | null
}

/** The rules that hold on every change of page. */
export function rule({ pathname, search, isSignedIn, hasPage }: Visit): Ruling {
  const signOutFirst = pathname === '/login' && isSignedIn && /lifetime|ltd/.test(search.offer ?? '')
  return {
    remember: rememberedOf(search),
    signOutFirst,
    redirect: signOutFirst ? null : redirectOf({ pathname, search, isSignedIn, hasPage }),
  }
}

function rememberedOf({ callback_url, factgpt, update, offer }: Visit['search']): Remembered {
  return {
    ...(callback_url ? { 'plugin-callback': callback_url } : {}),
    ...(factgpt ? { 'factgpt-question': factgpt } : {}),
    ...(update === 'subscription' ? { 'update-subscription': '1' as const } : {}),
    ...(offer === 'byok' ? { 'byok-offer': '1' as const } : {}),
  }
}

function redirectOf({ pathname, search, isSignedIn, hasPage }: Visit): Ruling['redirect'] {
  if (pathname === '/join' && !isSignedIn)
    return { to: '/login', search: search.team_id ? { team_id: search.team_id } : {} }
  if (!isSignedIn) return null
  if (pathname === '/login' && !search.token) return { to: '/dashboard' }
  if (search.content_checklist && pathname !== '/blogs' && hasPage('/blogs'))
    return { to: '/blogs', search: { content_checklist: search.content_checklist } }
  if (pathname === '/dashboard' && search.factgpt && hasPage('/factgpt'))
    return { to: '/factgpt', search: { factgpt: search.factgpt } }
  return null
}
