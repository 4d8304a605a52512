import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { Wordmark } from '../../../platform/web/ui/Wordmark.tsx'

/** A page that anyone may read: the wordmark, then text as a document. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper px-6 py-8 sm:px-10">
      <TabTitle title={title} />
      <header>
        <Link to="/" aria-label="Longhand" className="rounded-sm">
          <Wordmark size="lg" />
        </Link>
      </header>
      <main className="mx-auto flex max-w-measure flex-col gap-5 py-16 font-serif text-doc [&_h2]:mt-4 [&_h2]:font-semibold [&_h2]:text-xl">
        <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
        {children}
      </main>
    </div>
  )
}
