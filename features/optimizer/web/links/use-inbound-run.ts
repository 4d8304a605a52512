import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { InboundLinkShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Sets a link in another blog, or takes it away, and remembers that. False where its sentence is not there anymore. */
export async function placeInbound(link: InboundLinkShape, targetId: string, remove: boolean): Promise<boolean> {
  const { id: blog_id, sentence, start, end } = link
  const place = { blog_id, sentence, start, end, target_id: targetId, remove }
  const { placed } = await optimizerApi.call.links.place(place)
  if (placed) await decideInbound(link, targetId, remove ? 'open' : 'accepted')
  return placed
}

/** Remembers what was decided about a link to here. */
export function decideInbound(
  { id, sentence, start, end }: InboundLinkShape,
  targetId: string,
  decision: 'accepted' | 'rejected' | 'open',
) {
  return optimizerApi.call.links.decide({
    decision,
    links: [{ anchor: sentence.slice(start, end), target_id: targetId, document_id: id }],
  })
}

/** The links that were set in other blogs since the panel was opened, and the way to take them all back. */
export function useInboundRun(targetId: string) {
  const t = useT(messages)
  const { announce } = useSheet()
  const [added, setAdded] = useState<readonly InboundLinkShape[]>([])
  const note = (link: InboundLinkShape, isAdded: boolean) =>
    setAdded((before) => [...before.filter((other) => other !== link), ...(isAdded ? [link] : [])])
  const undo = useMutation({
    async mutationFn() {
      for (const link of added) {
        // a sentence that is gone has its link no longer
        await placeInbound(link, targetId, true)
        note(link, false)
      }
      return added.length
    },
    onSuccess: (count) => announce(t('undoneRun', { count })),
    onError: (error) => toast({ failure: asFailure(error) }),
  })
  return { added, note, undo: () => undo.mutate(), isUndoing: undo.isPending }
}
