import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { newUuid } from '../../../../platform/web/api/new-key.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { InboundLinkShape, LinkRunShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

const calls = optimizerApi.query.linkRuns
const NONE: readonly LinkRunShape[] = []

/** Links to one page that are set together since the page was opened, by that page: they outlast a change of tab. */
const ids = new Map<string, string>()

function runIdFor(targetId: string): string {
  const id = ids.get(targetId) ?? newUuid()
  ids.set(targetId, id)
  return id
}

/** Remembers what was decided about a link to here. */
export function decideInbound(
  { id, sentence, start, end }: InboundLinkShape,
  targetId: string,
  decision: 'rejected' | 'open',
) {
  return optimizerApi.call.links.decide({
    decision,
    links: [{ anchor: sentence.slice(start, end), target_id: targetId, document_id: id }],
  })
}

/** Links that were set in other blogs to lead here, now and in earlier runs, and the way to set more or take any back. */
export function useInboundRun(targetId: string) {
  const queries = useQueryClient()
  const [runId] = useState(() => runIdFor(targetId))
  const { data } = useQuery(calls.runs.queryOptions({ input: { target_id: targetId } }))
  const runs = data?.runs ?? NONE
  const place = async ({ id: blog_id, sentence, start, end }: InboundLinkShape): Promise<boolean> => {
    const links = [{ blog_id, sentence, start, end, target_id: targetId }]
    const { placed } = await optimizerApi.call.linkRuns.placeAll({ run_id: runId, links })
    await queries.invalidateQueries({ queryKey: calls.runs.key() })
    return placed[0] === true
  }
  return {
    runId,
    added: runs.find(({ id }) => id === runId)?.links ?? [],
    earlier: runs.filter(({ id }) => id !== runId),
    place,
  }
}

/** Takes links to here out of the blogs that they were set in: a whole run, or of one blog alone. */
export function useUndoInbound(targetId: string) {
  const t = useT(messages)
  const queries = useQueryClient()
  const { announce } = useSheet()
  return useMutation({
    meta: failureShown,
    mutationFn: (of: { run_id: string; blog_id?: string }) =>
      optimizerApi.call.linkRuns.undoRun({ ...of, target_id: targetId }),
    async onSuccess({ removed, gone }) {
      announce(t('runUndone', { removed, gone }))
      await queries.invalidateQueries({ queryKey: calls.runs.key() })
    },
    onError: (error) => toast({ failure: asFailure(error) }),
  })
}
