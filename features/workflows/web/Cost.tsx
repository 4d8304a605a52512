import { Cost } from '../../billing/web/cost-door.ts'
import { useWriter } from '../../models/web/has-model-door.ts'

/** The price of what only a model of this server takes credits for; nothing where there is none, or the person’s own key pays. */
export function CostOfModel() {
  return useWriter() === 'server' ? <Cost credits={1} /> : null
}

/** The price of what costs the same with and without a model, but nothing with the person’s own key. */
export function CostOfWork() {
  const writer = useWriter()
  return writer && writer !== 'own-key' ? <Cost credits={1} /> : null
}
