import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** Says that the browser has no network, for as long as it has none. */
export function ConnectionBanner() {
  const t = useT(messages)
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-unsure-wash px-4 py-1.5 text-sm text-unsure">
          <WifiOff size={14} aria-hidden="true" className="shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

function listen(heard: () => void): () => void {
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
  }
}
