import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useHasModel } from '../../../models/web/has-model-door.ts'
import { messages } from './messages.ts'

/** What a rewrite does and keeps, and how far it goes without a model. */
export function HowFar() {
  const t = useT(messages)
  const hasModel = useHasModel()
  return (
    <div className="flex flex-col gap-2 text-ink-2 text-sm">
      {hasModel === undefined ? null : (
        <p>
          {hasModel
            ? t('withModel')
            : t.rich('withoutModel', {
                models: (words) => (
                  <Link to="/account/model-key" className="text-accent underline underline-offset-2">
                    {words}
                  </Link>
                ),
              })}
        </p>
      )}
      <p>{t('rewordText')}</p>
    </div>
  )
}
