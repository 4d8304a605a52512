import { clsx } from 'clsx'
import { isApple } from './shortcuts.ts'

const apple: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↵' }
const others: Record<string, string> = { Mod: 'Ctrl', Enter: '↵' }

/** A shortcut such as `Mod+Shift+K`, written as this device writes it. */
export function Kbd({ keys, look = 'plain' }: { keys: string; look?: 'plain' | 'inverse' }) {
  const names = isApple() ? apple : others
  return (
    <kbd
      className={clsx(
        'inline-flex shrink-0 gap-0.5 font-sans text-xs',
        look === 'inverse' ? 'opacity-80' : 'text-ink-3',
      )}
    >
      {keys.split('+').map((key) => (
        <span
          key={key}
          className={clsx('rounded-sm border px-1', look === 'inverse' ? 'border-current' : 'border-line bg-canvas')}
        >
          {names[key] ?? key}
        </span>
      ))}
    </kbd>
  )
}
