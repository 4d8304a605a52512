import { clsx } from 'clsx'

/** The product's name as it signs itself: in the serif, with a caret after it as if being typed. */
export function Wordmark({ size = 'md', alive = false }: { size?: 'md' | 'lg'; alive?: boolean }) {
  return (
    <span
      className={clsx(
        'inline-flex items-baseline font-medium font-serif leading-none tracking-tight',
        size === 'lg' ? 'text-2xl' : 'text-xl',
      )}
    >
      longhand
      <span
        aria-hidden="true"
        className={clsx(
          'ml-0.5 inline-block h-[0.95em] w-[0.09em] translate-y-[0.14em] bg-accent',
          alive && 'animate-caret',
        )}
      />
    </span>
  )
}
