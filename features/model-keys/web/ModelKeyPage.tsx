import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Cpu } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { AlertDialog } from '../../../platform/web/ui/AlertDialog.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { vendorOf } from '../key-forms.ts'
import { modelKeysApi } from './api.ts'
import { ModelKeyForm } from './ModelKeyForm.tsx'
import { messages } from './messages.ts'
import { type StoredKey, storedKeyOptions } from './stored-key.ts'
import { UseKeySwitch } from './UseKeySwitch.tsx'

/** The person's own model key: add, test, replace, remove. */
export function ModelKeyPage() {
  const t = useT(messages)
  const stored = useQuery(storedKeyOptions)
  return (
    <>
      <TabTitle title={t('modelKey')} />
      <Section title={t('modelKey')} description={t('text')}>
        <Loaded from={stored}>
          {({ key }) =>
            key ? (
              <>
                <Stored stored={key} />
                <UseKeySwitch />
              </>
            ) : (
              <ModelKeyForm />
            )
          }
        </Loaded>
      </Section>
    </>
  )
}

function Stored({ stored }: { stored: StoredKey }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [isReplacing, setReplacing] = useState(false)
  const reload = () => queries.invalidateQueries({ queryKey: modelKeysApi.query.key() })
  const test = useMutation(
    modelKeysApi.query.testKey.mutationOptions({ onSuccess: () => toast({ text: t('tested') }) }),
  )
  const handleRemove = async () => {
    await modelKeysApi.call.deleteKey({})
    await reload()
    toast({ text: t('removed') })
  }
  if (isReplacing) return <ModelKeyForm onDone={() => setReplacing(false)} />
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-y py-3">
      <Cpu size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          {stored.last_four
            ? t('storedLine', { provider: vendorOf(stored).label, lastFour: stored.last_four })
            : t('storedLineNoKey', { provider: vendorOf(stored).label })}
        </p>
        <p className="truncate text-ink-3 text-xs">{[stored.model, stored.base_url].filter(Boolean).join(' · ')}</p>
      </div>
      <Button size="sm" busy={test.isPending} onClick={() => test.mutate({})}>
        {t('test')}
      </Button>
      <Button size="sm" onClick={() => setReplacing(true)}>
        {t('replace')}
      </Button>
      <AlertDialog
        title={t('removeTitle')}
        action={t('remove')}
        onConfirm={handleRemove}
        trigger={
          <Button size="sm" look="quiet">
            {t('remove')}
          </Button>
        }
      >
        {t('removeText')}
      </AlertDialog>
    </div>
  )
}
