import { useT } from '../../../platform/web/i18n/use-t.ts'
import { type FileTransfer, FileTransfers } from '../../../platform/web/ui/FileTransfers.tsx'
import { messages } from './messages.ts'

/** Files that are being imported as blogs. */
export function Imports({ imports, forget }: { imports: readonly FileTransfer[]; forget: (id: number) => void }) {
  const t = useT(messages)
  return (
    <FileTransfers
      files={imports}
      onForget={forget}
      words={{ label: t('importing'), of: (name) => t('importOf', { name }), forget: t('importForget') }}
    />
  )
}
