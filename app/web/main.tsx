import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LocaleProvider } from '../../platform/web/i18n/locale-context.tsx'
import { chosenLocale } from '../../platform/web/i18n/locales.ts'
import { disguiseTexts } from '../../platform/web/i18n/use-t.ts'
import '../../platform/web/ui/base.css'
import { loadPart } from '../../platform/web/ui/load-part.ts'
import { countVisits } from './count-visits.ts'
import { keepOfflinePage } from './keep-offline-page.ts'
import { reloadWhenOutdated } from './outdated.ts'
import { createQueries } from './queries.ts'
import { reportUncaughtErrors } from './report-errors.ts'
import { createPages } from './routes.tsx'

reloadWhenOutdated()
reportUncaughtErrors()
// nobody can lose a place before a page shows, so the page need not wait for this
void loadPart(() => import('./keep-focus.ts').then((m) => m.keepFocus)).then(({ default: keepFocus }) =>
  keepFocus(document),
)
keepOfflinePage()
const queries = createQueries()
const pages = createPages(queries)
countVisits(pages)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider>
        <QueryClientProvider client={queries}>
          <Suspense>
            <RouterProvider router={pages} />
          </Suspense>
        </QueryClientProvider>
      </LocaleProvider>
    </StrictMode>,
  )

if (chosenLocale(location.search, localStorage) === 'pseudo')
  void import('../../platform/web/i18n/lengthened.ts').then(({ lengthened }) => {
    disguiseTexts(lengthened)
    draw()
  })
else draw()
