import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { lengthened } from '../i18n/lengthened.ts'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import type { LocaleId } from '../i18n/locales.ts'
import { disguiseTexts } from '../i18n/use-t.ts'
import { parseAddress, writeAddress } from '../routing/address.ts'
import { type Session, SessionContext } from '../session/session.ts'

afterEach(cleanup)
disguiseTexts(lengthened)

interface Around {
  /** The address of the page. */
  at?: string
  locale?: LocaleId
  /** By default somebody on their own. */
  session?: Session
  /** The cache to use; by default one that tries nothing twice. */
  queries?: QueryClient
}

const somebody: Session = { uniqueId: 'u1', name: 'Ella Writer', email: 'ella@example.test', role: 'owner' }

/** Draws something as a page of the product would, and hands back a person who can use it and the way to the address. */
export async function show(
  what: ReactNode,
  { at = '/', locale = 'en-US', session = somebody, queries = newQueries() }: Around = {},
) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => what })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
  })
  const view = render(
    <LocaleProvider locale={locale}>
      <QueryClientProvider client={queries}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </LocaleProvider>,
  )
  await router.load()
  return { ...view, person: userEvent.setup(), router, queries }
}

function newQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}

export { screen }
