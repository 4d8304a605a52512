import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { ModelKeyForm } from './ModelKeyForm.tsx'
import { messages } from './messages.ts'
import { storedKeyOptions } from './stored-key.ts'

const OPENS_AFTER_MS = 1_000

/** On a plan that works with one's own key, asks for the key while there is none. */
export function KeyWanted() {
  const t = useT(messages)
  const stored = useQuery(storedKeyOptions)
  const isMissing = stored.data?.key === null
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => setOpen(true), OPENS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isMissing])
  if (!isOpen) return null
  return (
    <Dialog open onOpenChange={() => setOpen(false)} title={t('wanted')} description={t('wantedText')}>
      <ModelKeyForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}
