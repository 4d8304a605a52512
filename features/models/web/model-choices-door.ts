import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { Choice } from '../../../platform/web/ui/Select.tsx'
import { keyModelsOptions, storedKeyOptions } from '../../model-keys/web/key-models-door.ts'
import { messages } from './messages.ts'
import { providerNames } from './provider-names.ts'
import { useModels } from './use-models.ts'

/** Begins the choice of a model of the person's own key. */
const OWN_KEY = 'own-key/'

/** What a call that writes takes for a choice. */
export function modelWish(choice: string): { model: string; key: boolean } {
  const isOwn = choice.startsWith(OWN_KEY)
  return { model: isOwn ? choice.slice(OWN_KEY.length) : choice, key: isOwn }
}

/** The models that a person may choose: their key’s (`own-key/…`), then this server’s. */
export function useModelChoices(): Choice[] {
  const t = useT(messages)
  const listed = useModels().data?.models ?? []
  const hasKey = Boolean(useQuery(storedKeyOptions).data?.key)
  const own = useQuery({ ...keyModelsOptions, enabled: hasKey }).data?.models ?? []
  return [
    ...own.map(({ name }) => ({ value: `${OWN_KEY}${name}`, label: t('ofYourKey', { model: name }) })),
    ...listed.map(({ id, model, provider }) => ({
      value: id,
      label: `${model} (${providerNames[provider] ?? provider})`,
    })),
  ]
}
