import { FileUp, FileWarning, X } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { Progress } from '../../../../platform/web/ui/Progress.tsx'
import { messages } from './messages.ts'
import type { Import } from './use-imports.ts'

/** Files on their way, and those that were not taken with the reason. */
export function Imports({ imports, forget }: { imports: readonly Import[]; forget: (id: number) => void }) {
  const t = useT(messages)
  if (imports.length === 0) return null
  return (
    <ul aria-label={t('importing')} className="mb-6 divide-y divide-line border-line border-y">
      {imports.map((one) => (
        <li key={one.id} className="flex items-center gap-3 py-2.5">
          {one.problem === null ? (
            <OnItsWay name={one.name} share={one.share} />
          ) : (
            <NotTaken name={one.name} problem={one.problem} onForget={() => forget(one.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function OnItsWay({ name, share }: { name: string; share: number }) {
  const t = useT(messages)
  return (
    <>
      <FileUp size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{name}</p>
        <Progress className="mt-1.5" label={t('importOf', { name })} share={share < 1 ? share : undefined} />
      </div>
    </>
  )
}

function NotTaken({ name, problem, onForget }: { name: string; problem: string; onForget: () => void }) {
  const t = useT(messages)
  return (
    <>
      <FileWarning size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-disputed" />
      <div role="alert" className="min-w-0 flex-1 text-sm">
        <p className="truncate">{name}</p>
        <p className="text-disputed">{problem}</p>
      </div>
      <IconButton size="sm" label={t('importForget')} icon={<X size={15} aria-hidden="true" />} onClick={onForget} />
    </>
  )
}
