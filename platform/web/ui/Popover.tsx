import { Popover as Base } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { floatingClass } from './floating.ts'

interface PopoverProps {
  trigger?: ReactElement
  /** An element to be beside when there is no trigger: a mark in a text, a rectangle of a selection. */
  anchor?: Element | { getBoundingClientRect: () => DOMRect } | null
  /** Names it for screen readers where it shows no title. */
  label: string
  title?: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  className?: string
}

/** A small window beside what it is about. */
export function Popover({
  trigger,
  anchor,
  label,
  title,
  children,
  open,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  className,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          sideOffset={6}
          align={align}
          side={side}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup
            aria-label={title ? undefined : label}
            className={clsx(floatingClass, 'w-80 max-w-[calc(100vw-1rem)] p-4', className)}
          >
            {title ? <Base.Title className="mb-2 font-semibold text-base">{title}</Base.Title> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
