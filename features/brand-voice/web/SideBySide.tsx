import type { ReactNode } from 'react'

interface Side {
  title: string
  text: string
  /** What is said of it, below. */
  about?: ReactNode
}

/** Two texts beside each other, one above the other on a phone. */
export function SideBySide({ left, right }: { left: Side; right: Side }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[left, right].map(({ title, text, about }) => (
        <section key={title} aria-label={title} className="flex min-w-0 flex-col rounded-md border border-line p-3">
          <h3 className="mb-1 font-medium text-sm">{title}</h3>
          <p dir="auto" className="whitespace-pre-wrap break-words font-serif text-sm">
            {text}
          </p>
          {about}
        </section>
      ))}
    </div>
  )
}
