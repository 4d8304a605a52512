import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { modelsApi } from './api.ts'
import { messages } from './place-messages.ts'

/** How often the place is asked for, in milliseconds: in the queue, and where it is not known whether there is one. */
const [WAITING_MS, OTHERWISE_MS] = [2_000, 5_000]

const options = modelsApi.query.place.queryOptions({
  refetchInterval: ({ state }) => (state.data?.ahead ? WAITING_MS : OTHERWISE_MS),
  // what an earlier wait ended with says nothing of this one
  gcTime: 0,
  retry: false,
})

/** Shown while something is being written: how many requests the model on this server answers first. */
export function ModelPlace({ className }: { className?: string }) {
  const t = useT(messages)
  const ahead = useQuery(options).data?.ahead
  if (!ahead) return null
  return (
    <span role="status" className={clsx('block text-ink-2 text-sm', className)}>
      {t('waiting', { ahead })}
    </span>
  )
}
