/** Who a previewed post is from. */
export function AuthorLine({ name, beside }: { name: string; beside?: string | undefined }) {
  return (
    <div className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-wash-2 font-semibold text-ink-2 text-sm"
      >
        {[...name][0]?.toUpperCase() ?? ''}
      </span>
      <span className="min-w-0 flex-1 truncate font-semibold text-sm">{name}</span>
      {beside ? <span className="shrink-0 text-ink-3 text-xs tabular-nums">{beside}</span> : null}
    </div>
  )
}
