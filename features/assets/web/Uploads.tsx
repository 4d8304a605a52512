import { useT } from '../../../platform/web/i18n/use-t.ts'
import { FileTransfers } from '../../../platform/web/ui/FileTransfers.tsx'
import { messages } from './messages.ts'
import type { Additions } from './use-additions.ts'

/** Files that are being uploaded as sources. */
export function Uploads({ uploads, forget }: Pick<Additions, 'uploads' | 'forget'>) {
  const t = useT(messages)
  return (
    <FileTransfers
      files={uploads}
      onForget={forget}
      words={{
        label: t('uploading'),
        of: (name) => t('uploadOf', { name }),
        stop: (name) => t('uploadStop', { name }),
        forget: t('uploadForget'),
      }}
    />
  )
}
