import { Badge } from './Badge.tsx'
import { tip } from './tip.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const SHOWN = 3

/** Tags beside a title: the first three, and how many more there are. Pointing at the number shows the rest; screen readers hear their names. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const rest = tags.slice(SHOWN)
  return (
    <>
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag}>
          <span dir="auto" className="max-w-36 truncate">
            {tag}
          </span>
        </Badge>
      ))}
      {rest.length > 0 ? (
        <span {...tip(rest.join(', '))}>
          <Badge>
            <span aria-hidden="true">+{rest.length}</span>
            <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
          </Badge>
        </span>
      ) : null}
    </>
  )
}
