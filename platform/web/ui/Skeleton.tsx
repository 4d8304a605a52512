import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { messages } from './messages.ts'

/** A gray bar in the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-wash-2', className ?? 'h-4 w-full')} />
}

/** A column of bars, as long as lines of text. */
export function SkeletonLines({ lines = 5 }: { lines?: number }) {
  const widths = ['w-11/12', 'w-full', 'w-4/5', 'w-10/12', 'w-2/3']
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
        <Skeleton key={index} className={clsx('h-4', widths[index % widths.length])} />
      ))}
    </div>
  )
}

/** Rows of a list to come: a title of some length over a line of facts. */
export function SkeletonRows({ facts = 'w-3/4' }: { facts?: 'w-1/3' | 'w-3/4' }) {
  return (
    <div className="flex flex-col gap-6 border-line border-t pt-5">
      {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5'].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className={clsx('h-4', width)} />
          <Skeleton className={clsx('h-3', facts)} />
        </div>
      ))}
    </div>
  )
}

/** Shows its children only after 150 ms: what comes faster than that needs no skeleton. Their room is kept from the start. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useT(messages)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 150)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return <div className="invisible">{children}</div>
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      {children}
    </div>
  )
}
