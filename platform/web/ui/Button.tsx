import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Shown before the words, or a spinner in its place while busy. */
  icon?: ReactNode
  /** Working on it: stays focusable, takes no further press. Where it is given at all, a double click counts once. */
  busy?: boolean
  disabled?: boolean
}

/** A button. While disabled or busy it stays in the tab order, so that nobody's focus is lost under them. */
export function Button({ look, size, className, icon, busy, children, ...rest }: ButtonProps) {
  return (
    <BareButton {...rest} busy={busy} className={buttonClass(look, size, className)}>
      {busy ? <Spinner /> : icon}
      {children}
    </BareButton>
  )
}

/** What every button does, without its look. */
export function BareButton({
  busy,
  disabled = false,
  onClick,
  type = 'button',
  ...rest
}: Omit<ButtonProps, 'look' | 'size' | 'icon'>) {
  const isOff = busy || disabled
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click may come before the page knows that the first has begun something, or when that is done already.
    const isSecond = busy !== undefined && event.detail > 1
    if (isOff || isSecond) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    />
  )
}
