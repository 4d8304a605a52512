import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { type Translate, useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { currentSessionToken, type DeviceSession, endOtherSessions, endSession, listSessions } from './auth-calls.ts'
import { deviceOf } from './device.ts'
import { messages } from './messages.ts'

const SESSIONS = ['accounts', 'sessions']

/** Where the person is signed in, and the way to end that. */
export function Devices() {
  const t = useT(messages)
  const queries = useQueryClient()
  const sessions = useQuery({ queryKey: SESSIONS, queryFn: devices })
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => toast({ text: t('othersEnded') }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []
  return (
    <Section
      title={t('sessions')}
      description={t('sessionsText')}
      actions={
        others.length > 0 ? (
          <Button size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('endOthers')}
          </Button>
        ) : null
      }
    >
      <Loaded from={sessions}>
        {(list) => (
          <ul className="divide-y divide-line border-line border-y">
            {list.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

interface ShownDevice extends DeviceSession {
  isThis: boolean
}

/** This device first, then the latest. */
async function devices(): Promise<ShownDevice[]> {
  const [sessions, token] = await Promise.all([listSessions(), currentSessionToken()])
  return sessions
    .map((session) => ({ ...session, isThis: session.token === token }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.updatedAt.localeCompare(a.updatedAt))
}

function Device({ device }: { device: ShownDevice }) {
  const t = useT(messages)
  const { ago, moment } = useFormat()
  const queries = useQueryClient()
  const name = nameOf(device, t)
  const end = useMutation({
    mutationFn: () => endSession(device.token),
    onSuccess: () => toast({ text: t('sessionEnded', { device: name }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
  const Icon = /Mobile|iPhone|Android/.test(device.userAgent) ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm">
          <span className="truncate">{name}</span>
          {device.isThis ? <Badge tone="accent">{t('thisDevice')}</Badge> : null}
        </p>
        <p className="text-ink-3 text-xs" title={moment(device.createdAt)}>
          {device.isThis
            ? t('signedInSince', { when: ago(device.createdAt) })
            : t('lastSeen', { when: ago(device.updatedAt) })}
          {device.ipAddress ? ` · ${device.ipAddress}` : ''}
        </p>
      </div>
      {device.isThis ? null : (
        <Button
          size="sm"
          look="quiet"
          aria-label={t('endSession', { device: name })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('endSessionShort')}
        </Button>
      )}
    </li>
  )
}

function nameOf({ userAgent }: DeviceSession, t: Translate<typeof messages>): string {
  const device = deviceOf(userAgent)
  return device ? t('browserOn', device) : t('unknownDevice')
}
