import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { type Choice, Select } from '../../../platform/web/ui/Select.tsx'
import { accountsApi, reloadMe, useMe } from '../../accounts/web/index.ts'
import { messages } from './messages.ts'
import { useModelChoices } from './model-choices-door.ts'

const AUTOMATIC = 'automatic'
const jobs = ['research_model', 'writing_model', 'checking_model'] as const

/** Which model does what for this person; by itself where they choose none. */
export function WhichModel() {
  const t = useT(messages)
  const queries = useQueryClient()
  const me = useMe().data
  const models = useModelChoices()
  const keep = useMutation(accountsApi.query.updatePreferences.mutationOptions({ onSettled: () => reloadMe(queries) }))
  if (!me || models.length === 0) return null
  const choices: Choice[] = [{ value: AUTOMATIC, label: t('automatic') }, ...models]
  return (
    <Section title={t('which')} description={t('whichText')}>
      <div className="grid max-w-xl gap-4">
        {jobs.map((job) => {
          const chosen = { ...me.preferences, ...(keep.isPending ? keep.variables : {}) }[job] ?? AUTOMATIC
          return (
            <Select
              key={job}
              label={t(job)}
              choices={withGone(choices, chosen, t('gone', { model: chosen }))}
              value={chosen}
              onChange={(value) => keep.mutate({ [job]: value === AUTOMATIC ? null : value })}
            />
          )
        })}
      </div>
    </Section>
  )
}

/** A model that is not there now stays chosen, and says so. */
function withGone(choices: readonly Choice[], chosen: string, label: string): Choice[] {
  return choices.some(({ value }) => value === chosen) ? [...choices] : [...choices, { value: chosen, label }]
}
