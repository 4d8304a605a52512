import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { storedKeyOptions } from '../../model-keys/web/key-models-door.ts'
import { messages } from './messages.ts'
import { useModels } from './use-models.ts'

/** Says before writing begins what comes without a model, and where to connect one. Nothing where there is one. */
export function WithoutModel() {
  const t = useT(messages)
  const listed = useModels().data
  const own = useQuery(storedKeyOptions)
  if (!listed || listed.models.length > 0 || !own.isSuccess || own.data.key) return null
  return (
    <p className="max-w-measure text-ink-2 text-sm">
      {t('digestText')}{' '}
      <Link to="/account/models" className="text-accent underline underline-offset-2">
        {t('connect')}
      </Link>
    </p>
  )
}
