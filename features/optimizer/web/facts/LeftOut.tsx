import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { FactCheckShape, LeftOutReason, LeftOutShape } from '../../contract.ts'
import { pageToText } from '../../text-page.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

const reasons = {
  opinion: 'opinion',
  advice: 'advice',
  prediction: 'prediction',
  question: 'question',
  'about-itself': 'aboutItself',
  experience: 'experience',
  'not-in-sources': 'notInSources',
  'nothing-to-check': 'nothingToCheck',
} as const satisfies Record<LeftOutReason, keyof typeof messages>

/** The sentences that no claim was seen in, with the reason, and a way to check each all the same. */
export function LeftOut({ check, sentences }: { check: FactCheckShape; sentences: readonly LeftOutShape[] }) {
  const t = useT(messages)
  const run = useCheckAnyway(check)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-ink-2 hover:text-ink">
        {t('leftOut', { count: sentences.length })}
      </summary>
      <p className="pt-1 text-ink-3 text-xs">{t('leftOutText')}</p>
      <ul className="flex flex-col">
        {sentences.map(({ text, anchor, because }) => (
          <li key={anchor} className="flex flex-col items-start gap-1 border-line border-b py-2.5 last:border-b-0">
            <span className="font-medium text-ink-3 text-xs">{t(reasons[because])}</span>
            <span dir="auto" className="font-serif text-base">
              {text}
            </span>
            <Button
              size="sm"
              look="quiet"
              className="-ml-2"
              aria-label={t('checkAnywayOf', { words: text })}
              icon={<Search size={14} aria-hidden="true" />}
              disabled={check.task_id !== null}
              busy={run.isPending && run.variables === text}
              onClick={() => run.mutate(text)}
            >
              {t('checkAnyway')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Checks a sentence that is taken for no claim; it is one from then on. */
function useCheckAnyway(check: FactCheckShape) {
  const { page } = useSheet()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      optimizerApi.call.facts.rerun({
        id: check.id,
        sentences: [text],
        ...(check.blog_id === null ? { text: pageToText(page) } : {}),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: optimizerApi.query.facts.key() }),
    onError: (error: unknown) => toast({ failure: asFailure(error) }),
  })
}
