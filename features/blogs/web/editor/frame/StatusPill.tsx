import { CloudCheck, CloudOff, CloudUpload, LoaderCircle, PenOff, TriangleAlert } from 'lucide-react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import type { SaveStatus, SaveTrouble } from '../core/save-tracker.ts'

const troubleWords = {
  'storing-fails': 'failedStoring',
  'too-large': 'failedTooLarge',
  gone: 'failedGone',
  'not-signed-in': 'failedSignedOut',
  'not-found': 'failedNotFound',
  'in-trash': 'failedInTrash',
} as const satisfies Record<SaveTrouble, keyof typeof messages>

/** Where the text really is: stored, in transit, waiting on this device, or why it isn't. */
export function StatusPill() {
  const t = useT(messages)
  const { document } = useDesk()
  const status = useObserved({ get: document.saves.status, subscribe: document.saves.subscribe })
  const words = useStatusWords(status)
  const help = helpOf(status)
  return (
    <Popover
      label={words}
      className="w-72"
      trigger={
        <button
          type="button"
          data-status={status.state}
          className="inline-flex h-7 items-center gap-1.5 rounded-md px-2 text-ink-3 text-sm transition-colors hover:bg-wash data-[status=failed]:text-disputed data-[status=offline]:text-unsure data-[status=read-only]:text-unsure"
        >
          <StatusIcon state={status.state} />
          <span role="status">{words}</span>
        </button>
      }
    >
      <p className="text-ink-2 text-sm">{t(help)}</p>
      {status.state === 'offline' ? (
        <Button size="sm" className="mt-3" onClick={document.retry}>
          {t('tryNow')}
        </Button>
      ) : null}
    </Popover>
  )
}

function StatusIcon({ state }: { state: SaveStatus['state'] }) {
  if (state === 'failed') return <TriangleAlert size={14} aria-hidden="true" />
  if (state === 'offline') return <CloudOff size={14} aria-hidden="true" />
  if (state === 'read-only') return <PenOff size={14} aria-hidden="true" />
  if (state === 'saved') return <CloudCheck size={14} aria-hidden="true" />
  // Nothing turns while words are saved: that is after every key, and each turn is a frame of its own.
  if (state === 'saving') return <CloudUpload size={14} aria-hidden="true" />
  return <LoaderCircle size={14} aria-hidden="true" className="animate-spin" />
}

function useStatusWords(status: SaveStatus): string {
  const t = useT(messages)
  const format = useFormat()
  switch (status.state) {
    case 'opening':
      return t('opening')
    case 'saved':
      return status.at ? t('savedAgo', { ago: format.time(status.at) }) : t('saved')
    case 'saving':
      return t('saving')
    case 'offline':
      return status.waiting > 0 ? t('offlineWaiting', { count: status.waiting }) : t('offline')
    case 'read-only':
      return status.waiting > 0 ? t('readOnlyWaiting', { count: status.waiting }) : t('readOnly')
    case 'failed':
      return t('savingWaiting', { count: status.waiting })
  }
}

type HelpKey = (typeof troubleWords)[SaveTrouble] | 'offlineHelp' | 'readOnlyHelp' | 'savedHelp' | 'savingHelp'

function helpOf(status: SaveStatus): HelpKey {
  if (status.state === 'failed') return troubleWords[status.trouble]
  if (status.state === 'offline') return 'offlineHelp'
  if (status.state === 'read-only') return 'readOnlyHelp'
  return status.state === 'saved' ? 'savedHelp' : 'savingHelp'
}
