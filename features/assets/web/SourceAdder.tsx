import type { ReactNode } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { DropArea } from '../../../platform/web/ui/DropArea.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { AddSources, addressesIn, UploadButton } from './AddSources.tsx'
import { messages } from './messages.ts'
import { Uploads } from './Uploads.tsx'
import { useAdditions } from './use-additions.ts'
import { usePasted } from './use-pasted.ts'

interface SourceAdderProps {
  /** Whether the fields for adding are shown; dropping and pasting work without them. */
  isOpen: boolean
  /** Hears the ids of what was added, as soon as it is there and before it is read. */
  onAdded: (ids: string[]) => void
  children: ReactNode
}

/** Sources are added where they are needed: chosen, dropped onto what it holds, pasted, or by address. */
export function SourceAdder({ isOpen, onAdded, children }: SourceAdderProps) {
  const t = useT(messages)
  const additions = useAdditions(onAdded)
  const handleFiles = (files: File[]) => void additions.addFiles(files)
  usePasted({
    onFiles: handleFiles,
    onAddresses: (text) =>
      void additions.addUrls(addressesIn(text)).catch((error: unknown) => toast({ failure: asFailure(error) })),
  })
  return (
    <DropArea label={t('sources')} hint={t('dropHere')} onFiles={handleFiles} className="">
      {isOpen ? (
        <div className="mb-4 flex flex-wrap items-start gap-2">
          <UploadButton look="secondary" onFiles={handleFiles} />
          <AddSources additions={additions} className="min-w-0 flex-1 basis-80" />
        </div>
      ) : null}
      <Uploads {...additions} />
      {children}
    </DropArea>
  )
}
