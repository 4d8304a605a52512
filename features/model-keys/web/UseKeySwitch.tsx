import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Switch } from '../../../platform/web/ui/Switch.tsx'
import { accountsApi, reloadMe, useMe } from '../../accounts/web/index.ts'
import { messages } from './messages.ts'

/** Whether the stored key writes, where nothing else was asked for. Plans that are made for an own key have no choice. */
export function UseKeySwitch() {
  const t = useT(messages)
  const queries = useQueryClient()
  const me = useMe().data
  const keep = useMutation(accountsApi.query.updatePreferences.mutationOptions({ onSettled: () => reloadMe(queries) }))
  if (!me || me.plan_name.includes('byok')) return null
  return (
    <div className="py-4">
      <Switch
        label={t('useKey')}
        hint={t('useKeyHint')}
        checked={keep.isPending ? keep.variables.use_model_key : me.preferences.use_model_key}
        onChange={(use_model_key) => keep.mutate({ use_model_key })}
      />
    </div>
  )
}
