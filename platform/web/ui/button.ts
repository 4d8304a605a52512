import { clsx } from 'clsx'

/** `primary` is for the one thing a screen is for; `danger` for what cannot be undone. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-accent-ink forced-colors:border hover:bg-accent-2 active:bg-accent-2',
  secondary:
    'border border-line bg-paper text-ink hover:bg-wash active:bg-wash-2 aria-pressed:border-accent aria-pressed:bg-accent-wash',
  quiet:
    'text-ink-2 hover:bg-wash hover:text-ink active:bg-wash-2 aria-expanded:bg-wash-2 aria-expanded:text-ink aria-pressed:bg-wash-2 aria-pressed:text-ink',
  danger: 'bg-danger text-danger-ink forced-colors:border hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 px-2 text-sm gap-1.5',
  md: 'h-8 px-3 text-sm gap-2',
  lg: 'h-10 px-4 text-base gap-2',
}

const squares: Record<ButtonSize, string> = {
  sm: 'size-7 pointer-coarse:min-w-10',
  md: 'size-8 pointer-coarse:min-w-10',
  lg: 'size-10',
}

/** The classes of a button, also for links that should look like one. */
export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'md', extra?: string): string {
  return clsx(common, looks[look], sizes[size], extra)
}

/** The classes of a button that is only an icon. */
export function iconButtonClass(look: ButtonLook = 'quiet', size: ButtonSize = 'md', extra?: string): string {
  return clsx(common, looks[look], squares[size], extra)
}

const common =
  'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md font-medium font-sans transition-colors ' +
  'pointer-coarse:min-h-10 aria-disabled:opacity-50 disabled:opacity-50'
