import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { loadMe } from '../../features/accounts/web/index.ts'
import { unreachable } from '../../platform/web/api/failure.ts'
import type { WebRoute } from '../../platform/web/plug-points.ts'
import { parseAddress, writeAddress } from '../../platform/web/routing/address.ts'
import { FlagGate } from './FlagGate.tsx'
import { features } from './features.ts'
import { onEveryVisit } from './on-every-visit.ts'
import { PageFailed, PageFailedAlone } from './PageFailed.tsx'
import { SignedIn } from './SignedIn.tsx'
import { Shell } from './shell/Shell.tsx'

interface PagesContext {
  queries: QueryClient
}

const root = createRootRouteWithContext<PagesContext>()({
  component: Outlet,
  errorComponent: PageFailedAlone,
  beforeLoad: onEveryVisit,
})

const NotFound = pageOf(() => import('./NotFoundPage.tsx').then((m) => m.NotFoundPage))
const AccountFrame = pageOf(() => import('./account/AccountFrame.tsx').then((m) => m.AccountFrame))

/** Every page of every feature behind the right door: signed in or not, with the shell or alone. */
export function createPages(queries: QueryClient) {
  const routes = features.flatMap((feature) => feature.routes)
  const signedIn = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    component: SignedIn,
    errorComponent: PageFailedAlone,
    beforeLoad: requirePerson,
  })
  const shell = createRoute({
    getParentRoute: () => signedIn,
    id: 'shell',
    component: Shell,
    errorComponent: PageFailedAlone,
  })
  const account = createRoute({ getParentRoute: () => shell, id: 'account-frame', component: AccountFrame })
  const accountHome = redirection(shell, '/account', '/account/profile')
  // Every address without a page, so that none is half a page: the router would show the frame of the nearest match.
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: NotFound,
    beforeLoad: async ({ context }) => ({ isSignedIn: (await loadMe(context.queries).catch(() => null)) !== null }),
  })
  const framed = (frame: WebRoute['frame']) =>
    routes.filter((route) => route.who === 'user' && (route.frame ?? 'shell') === frame)
  const tree = root.addChildren([
    redirection(root, '/', '/dashboard'),
    elsewhere,
    ...routes.filter((route) => route.who === 'anyone').map((route) => pageRoute(route, root, PageFailedAlone)),
    signedIn.addChildren([
      ...framed('bare').map((route) => pageRoute(route, signedIn, PageFailedAlone)),
      shell.addChildren([
        accountHome,
        account.addChildren(framed('account').map((route) => pageRoute(route, account))),
        ...framed('shell').map((route) => pageRoute(route, shell)),
      ]),
    ]),
  ])
  return createRouter({
    routeTree: tree,
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
    // the shell scrolls its main part, not the window
    scrollToTopSelectors: ['#main'],
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailed,
  })
}

function pageRoute(route: WebRoute, parent: AnyRoute, errorComponent = PageFailed): AnyRoute {
  const Page = pageOf(route.page)
  const { flag } = route
  const component = flag
    ? Object.assign(() => <FlagGate flag={flag}>{<Page />}</FlagGate>, { preload: Page.preload })
    : Page
  return createRoute({ getParentRoute: () => parent, path: route.path, component, errorComponent })
}

function pageOf(load: WebRoute['page']) {
  // Said in our way, since the router answers a chunk that does not come by loading the whole page again.
  const loaded = () =>
    load().then(
      (page) => ({ page }),
      (error: unknown) => {
        throw unreachable(error)
      },
    )
  return lazyRouteComponent(loaded, 'page')
}

function redirection(parent: AnyRoute, path: string, to: string): AnyRoute {
  const beforeLoad = () => {
    throw redirect({ to, replace: true })
  }
  return createRoute({ getParentRoute: () => parent, path, beforeLoad })
}

async function requirePerson({
  context,
  location,
}: {
  context: PagesContext
  location: { href: string }
}): Promise<void> {
  const me = await loadMe(context.queries)
  if (!me) throw redirect({ to: '/login', search: { next: location.href }, replace: true })
}
