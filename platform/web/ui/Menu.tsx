import { Menu as Base } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { floatingClass, rowClass } from './floating.ts'
import { Kbd } from './Kbd.tsx'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  /** What has the focus when it is closed, when not its button; false leaves it where it is. */
  focusAfter?: () => HTMLElement | false
}

/** A list of actions under a button. */
export function Menu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  className,
  focusAfter,
}: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} side={side} className="z-50 outline-none">
          <Base.Popup finalFocus={focusAfter} className={clsx(floatingClass, 'min-w-48 p-1', className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface ItemProps {
  icon?: ReactNode
  keys?: string
  disabled?: boolean
  children: ReactNode
}

/** One action. */
export function MenuItem({
  icon,
  keys,
  disabled,
  danger,
  onSelect,
  children,
}: ItemProps & { danger?: boolean; onSelect: () => void }) {
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={clsx(rowClass, danger && 'text-danger')}>
      <Inside icon={icon} keys={keys}>
        {children}
      </Inside>
    </Base.Item>
  )
}

interface MenuLinkProps {
  to: string
  search?: Record<string, string>
}

/** A way to another page. */
export function MenuLink({ icon, keys, to, search, children }: Omit<ItemProps, 'disabled'> & MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick render={<Link to={to} search={search} />} className={rowClass}>
      <Inside icon={icon} keys={keys}>
        {children}
      </Inside>
    </Base.LinkItem>
  )
}

/** One of several that exclude each other; wrap them in a `MenuChoices`. */
export function MenuChoice({ value, icon, children }: { value: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.RadioItem value={value} closeOnClick className={rowClass}>
      <Inside icon={icon}>{children}</Inside>
      <Base.RadioItemIndicator>
        <Check size={14} aria-hidden="true" className="text-accent" />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  )
}

export function MenuChoices({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <Base.Group>
      <MenuLabel>{label}</MenuLabel>
      <Base.RadioGroup value={value} onValueChange={(chosen: string) => onChange(chosen)}>
        {children}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </Base.Group>
  )
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-line" />
}

function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Base.GroupLabel className="truncate px-2 pt-1.5 pb-1 font-medium text-ink-3 text-xs">{children}</Base.GroupLabel>
  )
}

function Inside({ icon, keys, children }: { icon?: ReactNode; keys?: string | undefined; children: ReactNode }) {
  return (
    <>
      {icon ? <span className="grid size-4 shrink-0 place-items-center text-ink-3">{icon}</span> : null}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </>
  )
}
