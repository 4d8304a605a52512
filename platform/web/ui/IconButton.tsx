import type { ReactNode } from 'react'
import { BareButton, type ButtonProps } from './Button.tsx'
import { iconButtonClass } from './button.ts'
import { Spinner } from './Spinner.tsx'
import { tip } from './tip.ts'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** Says what it does: read out, and shown as a tooltip. */
  label: string
  icon: ReactNode
  /** Keyboard shortcut shown in the tooltip, such as `Mod+K`. */
  keys?: string
}

/** A button that is only an icon. */
export function IconButton({ label, icon, keys, look, size, busy, className, ...rest }: IconButtonProps) {
  return (
    <BareButton
      {...tip(label, keys)}
      {...rest}
      busy={busy}
      aria-label={label}
      className={iconButtonClass(look, size, className)}
    >
      {busy ? <Spinner /> : icon}
    </BareButton>
  )
}
