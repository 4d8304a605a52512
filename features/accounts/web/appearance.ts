import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chooseTheme, hasChosenTheme, type Theme } from '../../../platform/web/theme/theme.ts'
import { useTheme } from '../../../platform/web/theme/use-theme.ts'
import { accountsApi } from './api.ts'
import { type Me, reloadMe } from './session.ts'

/** The look of the pages: shown at once, kept on this device and with the account. */
export function useAppearance(): [Theme, (theme: Theme) => void] {
  const queries = useQueryClient()
  const [theme, choose] = useTheme()
  const keep = useMutation(accountsApi.query.updatePreferences.mutationOptions({ onSuccess: () => reloadMe(queries) }))
  const change = (next: Theme) => {
    choose(next)
    keep.mutate({ theme: next })
  }
  return [theme, change]
}

/** On a device where nothing was chosen yet, the look that the person chose elsewhere. */
export function useTheirAppearance(me: Me | undefined): void {
  const theirs = me?.preferences.theme
  useEffect(() => {
    if (theirs && theirs !== 'system' && !hasChosenTheme()) chooseTheme(theirs)
  }, [theirs])
}
