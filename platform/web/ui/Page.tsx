import type { ReactNode } from 'react'

interface PageProps {
  /** The page's heading, and the tab's title. */
  title: string
  /** Replaces the title in the tab where that should say more. */
  tabTitle?: string
  description?: ReactNode
  /** Buttons at the heading's end. */
  actions?: ReactNode
  /** `wide` for lists and tables, `narrow` for settings and forms. */
  width?: 'narrow' | 'medium' | 'wide'
  children: ReactNode
}

/** The column that every page of the shell stands in, so that all begin at one edge. What is narrower ends sooner. */
export const columnClass = 'mx-auto w-full max-w-6xl px-4 pt-6 pb-20 md:px-8 md:pt-10'

const widths = { narrow: 'max-w-2xl', medium: 'max-w-4xl', wide: '' }

/** The usual page: heading, what can be done, then the content in a column. Editors and other full pages do without it. */
export function Page({ title, tabTitle, description, actions, width = 'medium', children }: PageProps) {
  return (
    <div className={columnClass}>
      <TabTitle title={tabTitle ?? title} />
      <div className={widths[width]}>
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-balance break-words font-semibold text-xl tracking-tight">{title}</h1>
            {description ? <p className="mt-1 max-w-2xl text-ink-2">{description}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </header>
        {children}
      </div>
    </div>
  )
}

/** The browser tab's title, for pages without the usual heading. */
export function TabTitle({ title }: { title: string }) {
  return <title>{`${title} · Longhand`}</title>
}

/** A part of a page under its own heading. */
export function Section({ title, description, actions, children }: Omit<PageProps, 'width' | 'tabTitle'>) {
  return (
    <section className="mt-8 first:mt-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
        <div className="min-w-0">
          <h2 className="font-semibold text-base">{title}</h2>
          {description ? <p className="mt-0.5 max-w-2xl break-words text-ink-2 text-sm">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2 sm:shrink-0">{actions}</div> : null}
      </div>
      {children}
    </section>
  )
}
