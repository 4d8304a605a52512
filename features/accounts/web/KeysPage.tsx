import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { AlertDialog } from '../../../platform/web/ui/AlertDialog.tsx'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { ApiKey as ApiKeyShape } from '../contract.ts'
import { accountsApi } from './api.ts'
import { scopeWords } from './key-scopes.ts'
import { messages } from './messages.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'

type ApiKey = z.output<typeof ApiKeyShape>

/** Keys for programs. */
export function KeysPage() {
  const t = useT(messages)
  const keys = useQuery(accountsApi.query.listKeys.queryOptions({ input: {}, select: ({ keys: list }) => list }))
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setMaking(true)}>
      {t('newKey')}
    </Button>
  )
  return (
    <>
      <TabTitle title={t('keys')} />
      <Section title={t('keys')} description={t('keysText')} actions={keys.data?.length ? make : null}>
        <Loaded
          from={keys}
          empty={
            <EmptyState icon={<KeyRound size={22} aria-hidden="true" />} title={t('noKeys')} action={make}>
              {t('noKeysText')}
            </EmptyState>
          }
        >
          {(list) => (
            <ul className="divide-y divide-line border-line border-y">
              {list.map((key) => (
                <KeyRow key={key.key_id} apiKey={key} />
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      {isMaking ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
    </>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useT(messages)
  const { ago, day } = useFormat()
  const queries = useQueryClient()
  const handleRevoke = async () => {
    await accountsApi.call.revokeKey({ key_id: apiKey.key_id })
    await queries.invalidateQueries({ queryKey: accountsApi.query.listKeys.key() })
    toast({ text: t('revoked', { name: apiKey.name }) })
  }
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm">
          <span className="truncate">{apiKey.name}</span>
          {apiKey.expired ? <Badge tone="disputed">{t('expired')}</Badge> : null}
        </p>
        <p className="text-ink-3 text-xs">
          <code className="font-mono">{apiKey.key_id}</code>
          {' · '}
          {t(scopeWords[apiKey.scope].label)}
          {' · '}
          {t('created', { when: day(apiKey.created_at) })}
          {' · '}
          {apiKey.last_used_at ? t('lastUsed', { when: ago(apiKey.last_used_at) }) : t('neverUsed')}
          {apiKey.expires_at
            ? ` · ${t(apiKey.expired ? 'expiredOn' : 'expiresOn', { when: day(apiKey.expires_at) })}`
            : null}
        </p>
      </div>
      <AlertDialog
        title={t('revokeTitle', { name: apiKey.name })}
        action={t('revoke')}
        onConfirm={handleRevoke}
        trigger={
          <Button size="sm" look="quiet">
            {t('revoke')}
          </Button>
        }
      >
        {t('revokeText')}
      </AlertDialog>
    </li>
  )
}
