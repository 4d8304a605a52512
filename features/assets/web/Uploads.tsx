import { useT } from '../../../platform/web/i18n/use-t.ts'
import { FilesOnTheWay } from '../../../platform/web/ui/FilesOnTheWay.tsx'
import { messages } from './messages.ts'
import type { Additions } from './use-additions.ts'

/** Files on their way to the sources. */
export function Uploads({ uploads, forget }: Pick<Additions, 'uploads' | 'forget'>) {
  const t = useT(messages)
  return (
    <FilesOnTheWay
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
