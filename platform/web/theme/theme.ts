/** What a person may choose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

/** Also read by `app/web/public/early-look.js`, which sets the theme before the first paint. */
const STORED_AS = 'longhand-theme'

export function currentTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Whether somebody chose a look on this device; following the device is a choice too. */
export function hasChosenTheme(): boolean {
  return localStorage.getItem(STORED_AS) !== null
}

/** Shows the theme at once and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED_AS, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const heard of listeners) heard()
}

const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: also hears a change made in another tab. */
export function onThemeChange(heard: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === STORED_AS) chooseTheme(currentTheme())
  }
  listeners.add(heard)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(heard)
    window.removeEventListener('storage', otherTab)
  }
}
