import { Toast } from '@base-ui/react/toast'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from './Button.tsx'
import { failureWords } from './failure-words.ts'
import { IconButton } from './IconButton.tsx'
import { messages } from './messages.ts'
import { drawToasts, type ToastText, type ToastWords } from './toasts.ts'

const manager = Toast.createToastManager<ToastWords>()
const STAYS_MS = 5_000
const STAYS_WITH_ACTION_MS = 10_000

/**
 * Draws the toasts, once per page: over the top bar, where they cover nothing that a page asks for; on a phone, where that bar
 * is full, above the navigation, in the room that every page leaves at its end. F6 moves the focus to them.
 */
export function Toaster() {
  const t = useT(messages)
  useEffect(() => drawToasts(add), [])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('notifications')}
          className="fixed inset-x-3 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-50 flex flex-col gap-2 sm:top-1 sm:right-auto sm:bottom-auto sm:left-1/2 sm:w-(--container-sm) sm:-translate-x-1/2"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastWords>()
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      className="rounded-lg bg-surface text-ink text-sm shadow-float transition-[opacity,translate] data-limited:hidden data-starting-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      {item.data ? <ToastLine words={item.data} close={() => manager.close(item.id)} /> : null}
    </Toast.Root>
  ))
}

function ToastLine({ words, close }: { words: ToastWords; close: () => void }) {
  const t = useT(messages)
  const { text, tone, undo, action } = useText(words)
  const button = undo ? { label: t('undo'), run: undo } : action
  const handleClick = () => {
    close()
    void button?.run()
  }
  return (
    <Toast.Content className="flex items-center gap-2 py-1.5 pr-1.5 pl-4">
      {tone === 'problem' ? <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-disputed" /> : null}
      <Toast.Title className="min-w-0 flex-1 break-words py-1 font-normal text-sm">{text}</Toast.Title>
      {button ? (
        <Button look="quiet" size="sm" className="text-accent" onClick={handleClick}>
          {button.label}
        </Button>
      ) : null}
      <Toast.Close render={<IconButton size="sm" label={t('close')} icon={<X size={14} aria-hidden="true" />} />} />
    </Toast.Content>
  )
}

/** A failure in words, with the way to a bigger plan where that is what helps. */
function useText(words: ToastWords): ToastText {
  const t = useT(messages)
  const navigate = useNavigate()
  if ('outdated' in words) return { text: t('outdated'), action: { label: t('reload'), run: () => location.reload() } }
  if (!('failure' in words)) return words
  const action = { label: t('seePlans'), run: () => void navigate({ to: '/account/plan' }) }
  return { text: failureWords(words.failure, t), tone: 'problem', ...(words.failure.isOverLimit ? { action } : {}) }
}

function add(words: ToastWords): void {
  const isProblem = 'failure' in words || ('tone' in words && words.tone === 'problem')
  manager.add({ data: words, priority: isProblem ? 'high' : 'low', timeout: staysFor(words) })
}

/** Milliseconds; 0 until it is closed. */
function staysFor(words: ToastWords): number {
  if ('outdated' in words) return 0
  const hasAction = 'failure' in words ? words.failure.isOverLimit : words.undo || words.action
  return hasAction ? STAYS_WITH_ACTION_MS : STAYS_MS
}
