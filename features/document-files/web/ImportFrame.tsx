import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { LibraryIntakeProps } from '../../../platform/web/library-intake.ts'
import { DropArea } from '../../../platform/web/ui/DropArea.tsx'
import { ImportMenu } from './ImportMenu.tsx'
import { Imports } from './Imports.tsx'
import { messages } from './messages.ts'
import { useImports } from './use-imports.ts'

/** Brings files and pages into the library: by its button, or dropped anywhere on what it holds. */
export function ImportFrame({ onAdded, children }: LibraryIntakeProps) {
  const t = useT(messages)
  const imports = useImports(onAdded)
  return (
    <DropArea label={t('library')} hint={t('dropHere')} onFiles={imports.addFiles}>
      {children({
        button: <ImportMenu onFiles={imports.addFiles} onAdded={onAdded} />,
        progress: <Imports {...imports} />,
      })}
    </DropArea>
  )
}
