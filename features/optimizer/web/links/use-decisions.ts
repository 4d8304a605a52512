import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkDecisionShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { messages } from './messages.ts'

interface Decision {
  decision: 'rejected' | 'open'
  link: LinkDecisionShape
}

/** Remembers refusals, at once on the page and then on the server; each can be taken back. */
export function useDecisions(ownId: string | undefined): (decision: Decision) => void {
  const t = useT(messages)
  const queries = useQueryClient()
  const { queryKey } = optimizerApi.query.links.setup.queryOptions({ input: ownId ? { blog_id: ownId } : {} })
  const { mutate } = useMutation({
    mutationFn: ({ decision, link }: Decision) => optimizerApi.call.links.decide({ decision, links: [link] }),
    onMutate({ decision, link }) {
      const own = { ...link, anchor: link.anchor.toLowerCase() }
      queries.setQueryData(queryKey, (old) => {
        if (!old) return old
        const others = old.rejected.filter(
          ({ anchor, target_id }) => anchor !== own.anchor || target_id !== own.target_id,
        )
        return { ...old, rejected: decision === 'rejected' ? [own, ...others] : others }
      })
    },
    onSuccess(_, { decision, link }) {
      if (decision === 'rejected') toast({ text: t('rejected'), undo: () => mutate({ decision: 'open', link }) })
    },
    onError(error) {
      toast({ failure: asFailure(error) })
      return queries.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
