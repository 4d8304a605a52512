import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { sourcesApi } from './api.ts'
import { messages } from './messages.ts'
import type { Sources } from './sources.ts'

interface EmptyProps {
  mode: Sources['mode']
  onTry: (question: string) => void
}

/** What a conversation shows before its first question: a question to try, or the way to sources where it needs some. */
export function EmptyConversation({ mode, onTry }: EmptyProps) {
  const t = useT(messages)
  const hasModel = useHasModel()
  const sources = useQuery(sourcesApi.query.list.queryOptions({ input: { start_count: 0, end_count: 1 } }))
  const isFromSources = mode === 'file' || mode === 'domain' || (mode === 'instruct' && hasModel === false)
  const question = t(isFromSources ? 'exampleQuestion' : 'exampleGeneral')
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        isFromSources && sources.data?.total === 0 ? (
          <Link to="/assets" className={buttonClass('secondary')}>
            {t('addSources')}
          </Link>
        ) : (
          <Button onClick={() => onTry(question)}>{question}</Button>
        )
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
