import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'accent' | 'supported' | 'disputed' | 'unsure' | 'unsourced'

const tones: Record<Tone, string> = {
  plain: 'bg-wash text-ink-2',
  accent: 'bg-accent-wash text-accent',
  supported: 'bg-supported-wash text-supported',
  disputed: 'bg-disputed-wash text-disputed',
  unsure: 'bg-unsure-wash text-unsure',
  unsourced: 'bg-unsourced-wash text-unsourced',
}

/** A word or number that marks a state. Its tone repeats what the words or the icon say. */
export function Badge({ tone = 'plain', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 py-0.5 font-medium text-xs',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
