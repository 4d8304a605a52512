import { FileUp, FileWarning, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { Progress } from './Progress.tsx'

/** A file on its way to the server, or one that did not get there. */
export interface FileOnTheWay {
  id: number
  name: string
  share: number
  /** Why it was not taken; null while it is on its way. */
  problem: string | null
  stop?: () => void
}

interface FilesOnTheWayProps {
  files: readonly FileOnTheWay[]
  words: { label: string; of: (name: string) => string; stop?: (name: string) => string; forget: string }
  onForget: (id: number) => void
}

/** Files on their way, and those that were not taken with the reason. */
export function FilesOnTheWay({ files, words, onForget }: FilesOnTheWayProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.label} className="mb-6 divide-y divide-line border-line border-y">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 py-2.5">
          {file.problem === null ? (
            <OnItsWay file={file} words={words} />
          ) : (
            <NotTaken file={file} forget={words.forget} onForget={() => onForget(file.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function OnItsWay({ file: { name, share, stop }, words }: { file: FileOnTheWay; words: FilesOnTheWayProps['words'] }) {
  return (
    <>
      <FileUp size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{name}</p>
        <Progress className="mt-1.5" label={words.of(name)} share={share < 1 ? share : undefined} />
      </div>
      {stop && words.stop ? (
        <IconButton size="sm" label={words.stop(name)} icon={<X size={15} aria-hidden="true" />} onClick={stop} />
      ) : null}
    </>
  )
}

function NotTaken({
  file: { name, problem },
  forget,
  onForget,
}: {
  file: FileOnTheWay
  forget: string
  onForget: () => void
}) {
  return (
    <>
      <FileWarning size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-disputed" />
      <div role="alert" className="min-w-0 flex-1 text-sm">
        <p className="truncate">{name}</p>
        <p className="text-disputed">{problem}</p>
      </div>
      <IconButton size="sm" label={forget} icon={<X size={15} aria-hidden="true" />} onClick={onForget} />
    </>
  )
}
