import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { IconButton } from './IconButton.tsx'
import { messages } from './messages.ts'

export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'

export const dialogClass =
  'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-float outline-none transition-[opacity,translate] ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0 inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg ' +
  'data-starting-style:translate-y-2 sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[12dvh] sm:max-h-[76dvh] sm:-translate-x-1/2 sm:rounded-lg'

const widths = { sm: 'sm:w-(--container-sm)', md: 'sm:w-(--container-lg)', lg: 'sm:w-(--container-3xl)' }

interface DialogProps {
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons that stay in view below what scrolls. */
  footer?: ReactNode
  /** What opens it; without one, `open` decides. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  size?: keyof typeof widths
  /** What was filled in is there again when it opens the next time. */
  keepsContent?: boolean
  /** Where the focus goes first; otherwise the first field, or the dialog itself where there is none. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A window over the page: a sheet from below on phones. Escape and a press outside close it. */
export function Dialog({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  size = 'md',
  keepsContent = false,
  initialFocus,
}: DialogProps) {
  const t = useT(messages)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal keepMounted={keepsContent}>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={clsx(dialogClass, widths[size])}
          ref={popup}
          initialFocus={initialFocus ?? (() => firstField(popup.current))}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <div>
              <Base.Title className="font-semibold text-lg">{title}</Base.Title>
              {description ? (
                <Base.Description className="mt-1 text-ink-2 text-sm">{description}</Base.Description>
              ) : null}
            </div>
            <Base.Close
              render={
                <IconButton label={t('close')} icon={<X size={16} aria-hidden="true" />} size="sm" className="-mr-2" />
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5">{children}</div>
          {footer ? <div className="flex justify-end gap-2 border-line border-t px-5 py-3">{footer}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Closes the dialog that it stands in. */
export const DialogClose = Base.Close

/** The close button comes first in the window, but is rarely what one came for. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  return (
    popup?.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), textarea, select, [role=combobox]') ?? popup
  )
}
