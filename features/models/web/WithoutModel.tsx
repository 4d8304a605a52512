import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'
import { useHasModel } from './use-has-model.ts'

/** Says before writing begins what comes without a model, a digest or the assistant's answers, and where to connect one. Nothing where there is one. */
export function WithoutModel({ before = 'digestText' }: { before?: 'digestText' | 'assistText' }) {
  const t = useT(messages)
  if (useHasModel() !== false) return null
  return (
    <p className="max-w-measure text-ink-2 text-sm">
      {t(before)}{' '}
      <Link to="/account/models" className="text-accent underline underline-offset-2">
        {t('connect')}
      </Link>
    </p>
  )
}
