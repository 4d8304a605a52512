import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { putAnswered } from '../../../../platform/web/api/put-answered.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkDecisionShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import type { LinkSetup } from './link-setup.ts'
import { messages } from './messages.ts'

interface Decision {
  decision: 'rejected' | 'open'
  link: LinkDecisionShape
}

/** Stands for a text that nothing is remembered of beyond this page. */
export const PASTED = 'pasted'

/** Refusals in pasted texts by how they begin: they outlast a change of tab. */
const ofPasted = new Map<string, LinkDecisionShape[]>()
const BEGINNING = 200

/** What was refused in this text and in all; refuses more, at once on the page and then on the server. Each can be taken back. */
export function useDecisions(ownId: string | undefined, setup: LinkSetup) {
  const t = useT(messages)
  const queries = useQueryClient()
  const beginning = useSheet().page.text.slice(0, BEGINNING)
  const [, redraw] = useState(0)
  const { queryKey } = optimizerApi.query.links.setup.queryOptions({ input: ownId ? { blog_id: ownId } : {} })
  const { mutate } = useMutation({
    async mutationFn({ decision, link }: Decision) {
      if (link.document_id !== PASTED) await optimizerApi.call.links.decide({ decision, links: [link] })
    },
    onMutate({ decision, link }) {
      const own = { ...link, anchor: link.anchor.toLowerCase() }
      if (link.document_id === PASTED) {
        ofPasted.set(beginning, decided(ofPasted.get(beginning) ?? [], own, decision))
        redraw((count) => count + 1)
        return
      }
      queries.setQueryData(queryKey, (old) => old && { ...old, rejected: decided(old.rejected, own, decision) })
    },
    onSuccess(_, { decision, link }) {
      if (link.document_id !== PASTED) {
        const own = { ...link, anchor: link.anchor.toLowerCase() }
        putAnswered(queries, queryKey, (old) => old && { ...old, rejected: decided(old.rejected, own, decision) })
      }
      const text = t(link.document_id === null ? 'rejectedEverywhere' : 'rejected')
      if (decision === 'rejected') toast({ text, undo: () => mutate({ decision: 'open', link }) })
    },
    onError(error) {
      toast({ failure: asFailure(error) })
      return queries.invalidateQueries({ queryKey })
    },
  })
  return { rejected: [...setup.rejected, ...(ownId ? [] : (ofPasted.get(beginning) ?? []))], decide: mutate }
}

function decided(
  before: readonly LinkDecisionShape[],
  link: LinkDecisionShape,
  decision: Decision['decision'],
): LinkDecisionShape[] {
  const others = before.filter((other) => keyOf(other) !== keyOf(link))
  return decision === 'rejected' ? [link, ...others] : others
}

/** What tells one refusal from another. */
export function keyOf({ anchor, target_id, document_id }: LinkDecisionShape): string {
  return [anchor, target_id, document_id ?? ''].join('\n')
}
