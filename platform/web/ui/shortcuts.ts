import { useEffect, useRef } from 'react'

/** Whether `Mod` is the command key here. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/**
 * Whether a key press is the given shortcut: `Mod+K`, `Mod+Shift+F`, `?`, `Escape`. A single character means the character
 * typed, wherever the keyboard has it.
 */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.pop() ?? ''
  const wantsMod = parts.includes('Mod')
  const mod = isApple() ? event.metaKey : event.ctrlKey
  const otherMod = isApple() ? event.ctrlKey : event.metaKey
  if (mod !== wantsMod || otherMod) return false
  if (event.altKey !== parts.includes('Alt')) return false
  const needsShift = parts.includes('Shift')
  const isSymbol = key.length === 1 && !/[a-z0-9]/i.test(key)
  if (!isSymbol && event.shiftKey !== needsShift) return false
  return event.key.toLowerCase() === key.toLowerCase()
}

/** Runs `handle` on a shortcut anywhere on the page; single keys are left alone while somebody types. */
export function useShortcut(keys: string, handle: (event: KeyboardEvent) => void): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, keys)) return
      if (!keys.includes('+') && isTyping(event.target)) return
      latest.current(event)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [keys])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
