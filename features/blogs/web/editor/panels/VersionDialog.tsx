import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { AlertDialog } from '../../../../../platform/web/ui/AlertDialog.tsx'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../../../platform/web/ui/Dialog.tsx'
import { Input } from '../../../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { toast } from '../../../../../platform/web/ui/toasts.ts'
import type { VersionShape } from '../../../contract.ts'
import { blogsApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'
import { VersionDifference } from './VersionDifference.tsx'

/** One version: what has changed since, its name, and the way back to it. */
export function VersionDialog({ version, onClose }: { version: VersionShape; onClose: () => void }) {
  const t = useT(messages)
  const format = useFormat()
  const { blogId } = useDesk()
  const difference = useQuery(
    blogsApi.query.versions.difference.queryOptions({ input: { id: blogId, number: version.number }, staleTime: 0 }),
  )
  return (
    <Dialog
      title={version.name ?? format.moment(version.created_at)}
      description={t('compare')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <RenameVersion version={version} />
          <RestoreVersion version={version} onDone={onClose} />
        </div>
        <Loaded from={difference}>
          {(loaded) => (
            <VersionDifference
              blocks={loaded.blocks}
              addedWords={loaded.added_words}
              removedWords={loaded.removed_words}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

function RenameVersion({ version }: { version: VersionShape }) {
  const t = useT(messages)
  const { blogId } = useDesk()
  const queries = useQueryClient()
  const [name, setName] = useState(version.name ?? '')
  const rename = useMutation({
    mutationFn: () => blogsApi.call.versions.rename({ id: blogId, number: version.number, name: name.trim() || null }),
    onSuccess: () => queries.invalidateQueries({ queryKey: blogsApi.query.versions.key() }),
  })
  const isChanged = name.trim() !== (version.name ?? '')
  return (
    <form
      className="flex gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        rename.mutate()
      }}
    >
      <Input
        aria-label={t('versionName')}
        placeholder={t('versionName')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        className="h-8 w-56"
      />
      <Button type="submit" busy={rename.isPending} disabled={!isChanged}>
        {t('rename')}
      </Button>
    </form>
  )
}

function RestoreVersion({ version, onDone }: { version: VersionShape; onDone: () => void }) {
  const t = useT(messages)
  const { blogId } = useDesk()
  const queries = useQueryClient()
  const handleRestore = async () => {
    await blogsApi.call.versions.restore({ id: blogId, number: version.number })
    await queries.invalidateQueries({ queryKey: blogsApi.query.versions.key() })
    toast({ text: t('restored') })
    onDone()
  }
  return (
    <AlertDialog
      title={t('restoreTitle')}
      action={t('restore')}
      look="primary"
      onConfirm={handleRestore}
      trigger={<Button look="primary">{t('restore')}</Button>}
    >
      {t('restoreText')}
    </AlertDialog>
  )
}
