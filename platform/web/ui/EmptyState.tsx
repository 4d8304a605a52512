import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** One sentence on what this is for. */
  children?: ReactNode
  /** One action; an example that works may follow it. */
  action?: ReactNode
}

/** What a list or page shows before there is anything in it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-16 text-center">
      {icon ? <div className="mb-2 text-ink-3">{icon}</div> : null}
      <h2 className="font-semibold text-ink text-lg">{title}</h2>
      {children ? <p className="text-balance text-ink-2">{children}</p> : null}
      {action ? <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{action}</div> : null}
    </div>
  )
}
