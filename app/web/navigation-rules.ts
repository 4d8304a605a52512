/** What is remembered of an address for later pages, for as long as the browser's session lasts. */
export interface Remembered {
  /** A question asked of FactGPT before signing in. */
  'factgpt-question'?: string
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
  redirect: { to: string; search?: Readonly<Record<string, string>> } | null
}

const PLUGIN_CONSENT = '/connect'
const MODEL_KEY = '/account/model-key'

/** The rules that hold on every change of page. */
export function rule({ pathname, search, isSignedIn, hasPage }: Visit): Ruling {
  const signOutFirst = pathname === '/login' && isSignedIn && /lifetime|ltd/.test(search.offer ?? '')
  return {
    remember: search.factgpt ? { 'factgpt-question': search.factgpt } : {},
    signOutFirst,
    redirect: signOutFirst ? null : redirectOf({ pathname, search, isSignedIn, hasPage }),
  }
}

function redirectOf({ pathname, search, isSignedIn, hasPage }: Visit): Ruling['redirect'] {
  if (search.callback_url && pathname !== PLUGIN_CONSENT) return { to: PLUGIN_CONSENT, search }
  if (pathname === '/join' && !isSignedIn)
    return { to: '/login', search: search.team_id ? { team_id: search.team_id } : {} }
  if (search.offer === 'byok') {
    if (isSignedIn) return { to: MODEL_KEY }
    // the offer stays in the address, since the page names it
    if (pathname === '/login' && !search.next) return { to: pathname, search: { ...search, next: MODEL_KEY } }
  }
  if (!isSignedIn) return null
  if (pathname === '/login' && !search.token) return { to: '/dashboard' }
  if (search.content_checklist && pathname !== '/blogs' && hasPage('/blogs'))
    return { to: '/blogs', search: { content_checklist: search.content_checklist } }
  if (pathname === '/dashboard' && search.factgpt && hasPage('/factgpt'))
    return { to: '/factgpt', search: { factgpt: search.factgpt } }
  return null
}
