import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The way to what a bigger plan has. */
export function PlanLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link to="/account/plan" className={className}>
      {children}
    </Link>
  )
}
