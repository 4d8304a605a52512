import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { messages } from './messages.ts'
import type { Exclude } from './use-check.ts'

interface ItselfProps {
  check: OriginalityCheckShape
  result: NonNullable<OriginalityCheckShape['result']>
  onChange: Exclude
}

/** Says which blog of the writer's the text is, and lets it be compared with that one too. */
export function Itself({ check: { exclusions }, result: { itself }, onChange }: ItselfProps) {
  const t = useT(messages)
  if (!itself) return null
  const { key, blog_id, title } = itself
  const others = exclusions.sources.filter((source) => source !== key)
  const isIncluded = others.length === exclusions.sources.length
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-wash p-3 text-sm">
      <p className="break-words">
        {t('itself')}{' '}
        <Link to="/blogs/$blogId" params={{ blogId: blog_id }} className="font-medium underline">
          {title || t('untitled')}
        </Link>
      </p>
      <Checkbox
        label={t('includeItself')}
        hint={t('includeItselfHint')}
        checked={isIncluded}
        onChange={(included) => onChange({ sources: included ? others : [...others, key] })}
      />
    </div>
  )
}
