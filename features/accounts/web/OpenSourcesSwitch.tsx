import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Switch } from '../../../platform/web/ui/Switch.tsx'
import { accountsApi } from './api.ts'
import { messages } from './open-sources-messages.ts'
import { reloadMe, useMe } from './session.ts'

/** Whether research may search Wikipedia, OpenAlex, and Crossref, and what is sent to them. Renders nothing if the operator forbids it. */
export function OpenSourcesSwitch() {
  const t = useT(messages)
  const queries = useQueryClient()
  const me = useMe().data
  const keep = useMutation(accountsApi.query.updatePreferences.mutationOptions({ onSettled: () => reloadMe(queries) }))
  if (!me?.open_sources_offered) return null
  return (
    <Switch
      label={t('openSources')}
      hint={t('openSourcesHint')}
      checked={keep.isPending ? keep.variables.open_sources : me.preferences.open_sources}
      onChange={(open_sources) => keep.mutate({ open_sources })}
    />
  )
}

/** Whether research may search open sources for this person. */
export function useOpenSources(): boolean {
  const me = useMe().data
  return Boolean(me?.open_sources_offered && me.preferences.open_sources)
}
