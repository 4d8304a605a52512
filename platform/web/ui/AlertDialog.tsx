import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { clsx } from 'clsx'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from './Button.tsx'
import { backdropClass, dialogClass } from './Dialog.tsx'
import { Form, FormActions, SubmitButton } from './Form.tsx'
import { TextField } from './Input.tsx'
import { messages } from './messages.ts'

interface AlertDialogProps {
  title: string
  children: ReactNode
  /** What the confirming button says: the action itself, never “OK”. */
  action: string
  onConfirm: () => Promise<unknown> | unknown
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The name that must be typed first, for what cannot be undone. */
  confirmName?: string
  look?: 'primary' | 'danger'
}

/** Asks before something weighty. It closes when the action is done; if that fails it says why and stays. */
export function AlertDialog({
  title,
  children,
  action,
  onConfirm,
  trigger,
  open,
  onOpenChange,
  confirmName,
  look = 'danger',
}: AlertDialogProps) {
  const t = useT(messages)
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const setOpen = onOpenChange ?? setOwnOpen
  const [typed, setTyped] = useState('')
  const matches = !confirmName || typed.trim() === confirmName
  const handleSubmit = async () => {
    if (!matches) return
    await onConfirm()
    setOpen(false)
  }
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={clsx(dialogClass, 'sm:w-(--container-md)')}>
          <Form className="flex flex-col gap-4 overflow-y-auto p-5" onSubmit={handleSubmit}>
            <Base.Title className="font-semibold text-lg">{title}</Base.Title>
            <Base.Description render={<div />} className="-mt-2 text-ink-2">
              {children}
            </Base.Description>
            {confirmName ? (
              <TextField
                label={t('confirmByName', { name: confirmName })}
                name="confirm_name"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            ) : null}
            <FormActions className="flex flex-wrap justify-end gap-2">
              <Base.Close render={<Button>{t('cancel')}</Button>} />
              <SubmitButton look={look} disabled={!matches}>
                {action}
              </SubmitButton>
            </FormActions>
          </Form>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
