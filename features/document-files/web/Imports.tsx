import { useT } from '../../../platform/web/i18n/use-t.ts'
import { type FileOnTheWay, FilesOnTheWay } from '../../../platform/web/ui/FilesOnTheWay.tsx'
import { messages } from './messages.ts'

/** Files on their way to become blogs. */
export function Imports({ imports, forget }: { imports: readonly FileOnTheWay[]; forget: (id: number) => void }) {
  const t = useT(messages)
  return (
    <FilesOnTheWay
      files={imports}
      onForget={forget}
      words={{ label: t('importing'), of: (name) => t('importOf', { name }), forget: t('importForget') }}
    />
  )
}
