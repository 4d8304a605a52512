import { FileUp, FileWarning, X } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { messages } from './messages.ts'
import type { Additions, Upload } from './use-additions.ts'

/** Files on their way, and those that were not taken with the reason. */
export function Uploads({ uploads, forget }: Pick<Additions, 'uploads' | 'forget'>) {
  const t = useT(messages)
  if (uploads.length === 0) return null
  return (
    <ul aria-label={t('uploading')} className="mb-6 divide-y divide-line border-line border-y">
      {uploads.map((one) => (
        <li key={one.id} className="flex items-center gap-3 py-2.5">
          {one.problem === null ? <OnItsWay upload={one} /> : <NotTaken upload={one} onForget={() => forget(one.id)} />}
        </li>
      ))}
    </ul>
  )
}

function OnItsWay({ upload: { name, share, stop } }: { upload: Upload }) {
  const t = useT(messages)
  return (
    <>
      <FileUp size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{name}</p>
        <Progress className="mt-1.5" label={t('uploadOf', { name })} share={share < 1 ? share : undefined} />
      </div>
      <IconButton
        size="sm"
        label={t('uploadStop', { name })}
        icon={<X size={15} aria-hidden="true" />}
        onClick={stop}
      />
    </>
  )
}

function NotTaken({ upload: { name, problem }, onForget }: { upload: Upload; onForget: () => void }) {
  const t = useT(messages)
  return (
    <>
      <FileWarning size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-disputed" />
      <div role="alert" className="min-w-0 flex-1 text-sm">
        <p className="truncate">{name}</p>
        <p className="text-disputed">{problem}</p>
      </div>
      <IconButton size="sm" label={t('uploadForget')} icon={<X size={15} aria-hidden="true" />} onClick={onForget} />
    </>
  )
}
