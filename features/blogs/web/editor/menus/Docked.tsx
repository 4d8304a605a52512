import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/**
 * A bar below the page, in room of its own: it covers none of the text, and never takes the focus from it. Meant for what
 * stays until the text beside it has been read and judged.
 */
export function Docked({ className, ...rest }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret where it is while the bar is used
    <div
      {...rest}
      className={clsx(
        'flex shrink-0 flex-wrap items-center justify-center gap-1 border-line border-t bg-surface px-2 py-1.5',
        className,
      )}
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}
