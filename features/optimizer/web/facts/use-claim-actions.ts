import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { FactCheckShape, FactEvidenceShape } from '../../contract.ts'
import { pageToText } from '../../text-page.ts'
import { blogsApi, optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import type { PlacedClaim } from './use-facts.ts'

/** What can be done with a finding. Whatever changes the text is one step that can be undone. */
export function useClaimActions(check: FactCheckShape, { claim, sentence }: PlacedClaim) {
  const t = useT(messages)
  const sheet = useSheet()
  const queries = useQueryClient()
  const named = { id: check.id, claim_id: claim.id }
  const changed = () => queries.invalidateQueries({ queryKey: optimizerApi.query.facts.key() })
  const failed = (error: unknown) => toast({ failure: asFailure(error) })

  const reword = useMutation({
    mutationFn: (text: string) => optimizerApi.call.facts.reword({ ...named, text }),
    onSuccess: changed,
    onError: failed,
  })
  const accept = useMutation({
    mutationFn: (reason: string) => optimizerApi.call.facts.accept({ ...named, reason }),
    async onSuccess() {
      await changed()
      toast({ text: t('acceptedNow'), undo: () => withdraw.mutate() })
    },
    onError: failed,
  })
  const withdraw = useMutation({
    mutationFn: () => optimizerApi.call.facts.withdraw(named),
    onSuccess: changed,
    onError: failed,
  })
  const again = useMutation({
    mutationFn: (sources?: { own: boolean; web: boolean }) =>
      optimizerApi.call.facts.rerun({
        id: check.id,
        claim_ids: [claim.id],
        ...(sources ? { sources } : {}),
        ...(check.blog_id === null ? { text: pageToText(sheet.page) } : {}),
      }),
    onSuccess: changed,
    onError: failed,
  })
  const cite = useMutation({
    mutationFn: (evidence: FactEvidenceShape) =>
      blogsApi.call.citations.add({ id: check.blog_id ?? '', citations: [evidence] }),
    async onSuccess({ citations: [added] }) {
      await queries.invalidateQueries({ queryKey: blogsApi.query.citations.key() })
      if (added && sheet.cite?.(sentence, added.id)) sheet.announce(t('citedNow'))
    },
    onError: failed,
  })

  /** Puts other words in the place of the sentence, and has them judged on the same evidence. */
  const write = (words: string, said: string) => {
    const how = { engine: claim.engine, asSuggestion: false }
    const written = { start: sentence.start, end: sentence.start + words.length }
    if (!sheet.replace(sentence, words, how)) {
      toast({ text: t('gone'), tone: 'problem' })
      return
    }
    sheet.announce(said)
    // the editor has an undo of its own
    if (sheet.blogId === null) toast({ text: said, undo: () => sheet.replace(written, sentence.text, how) })
    reword.mutate(words)
  }
  return { write, accept, withdraw, again, cite: sheet.cite && check.blog_id ? cite : null, reword }
}
