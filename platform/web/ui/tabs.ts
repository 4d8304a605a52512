/** The look of a tab among those that divide one that is open. */
export const subTabClass =
  'inline-flex h-7 shrink-0 items-center gap-2 whitespace-nowrap rounded-md px-2 text-ink-2 text-sm transition-colors -outline-offset-2 pointer-coarse:h-10 ' +
  'hover:bg-wash hover:text-ink data-active:bg-wash-2 data-active:font-medium data-active:text-ink'

/** The look of a tab, also for rows of links that work like tabs (`aria-current` marks the one shown). */
export const tabClass =
  '-mb-px inline-flex h-9 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-1 text-ink-2 text-sm transition-colors -outline-offset-2 ' +
  'hover:text-ink data-active:border-accent data-active:font-medium data-active:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink'
