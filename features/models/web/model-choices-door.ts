import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { Choice } from '../../../platform/web/ui/Select.tsx'
import { keyModelsOptions } from '../../model-keys/web/key-models-door.ts'
import { messages } from './messages.ts'
import { providerNames } from './provider-names.ts'
import { useModels } from './use-models.ts'

/** The models that a person may choose: their key’s (`own-key/…`), then this server’s. */
export function useModelChoices(): Choice[] {
  const t = useT(messages)
  const listed = useModels().data?.models ?? []
  const own = useQuery(keyModelsOptions).data?.models ?? []
  return [
    ...own.map(({ name }) => ({ value: `own-key/${name}`, label: t('ofYourKey', { model: name }) })),
    ...listed.map(({ id, model, provider }) => ({
      value: id,
      label: `${model} (${providerNames[provider] ?? provider})`,
    })),
  ]
}
