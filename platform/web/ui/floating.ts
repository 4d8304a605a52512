/** The look of everything that floats: menus, popovers, lists of choices. */
export const floatingClass =
  'z-40 max-h-(--available-height) overflow-y-auto rounded-lg bg-surface text-ink shadow-float outline-none ' +
  'origin-(--transform-origin) transition-[opacity,scale] data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** One row of a menu or list of choices. */
export const rowClass =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1 text-sm outline-none pointer-coarse:min-h-10 ' +
  'data-highlighted:bg-wash-2 data-disabled:opacity-50'
