import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts'

/** The chosen theme and the way to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, () => 'system'), chooseTheme]
}
