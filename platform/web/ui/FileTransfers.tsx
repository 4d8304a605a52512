import { FileUp, FileWarning, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { Progress } from './Progress.tsx'

/** A file that is being sent to the server, or one that failed. */
export interface FileTransfer {
  id: number
  name: string
  share: number
  /** Why it was not accepted; null while it is being sent. */
  problem: string | null
  stop?: () => void
}

interface FileTransfersProps {
  files: readonly FileTransfer[]
  words: { label: string; of: (name: string) => string; stop?: (name: string) => string; forget: string }
  onForget: (id: number) => void
}

/** Files that are being sent, and those that were not accepted, with the reason. */
export function FileTransfers({ files, words, onForget }: FileTransfersProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.label} className="mb-6 divide-y divide-line border-line border-y">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 py-2.5">
          {file.problem === null ? (
            <Transfer file={file} words={words} />
          ) : (
            <NotTaken file={file} forget={words.forget} onForget={() => onForget(file.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Transfer({ file: { name, share, stop }, words }: { file: FileTransfer; words: FileTransfersProps['words'] }) {
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
  file: FileTransfer
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
