import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { InboundLinkShape } from '../../contract.ts'
import { MarkedSentence } from './MarkedSentence.tsx'
import { messages } from './messages.ts'
import { decideInbound, type useInboundRun, useUndoInbound } from './use-inbound-run.ts'

interface InboundRowProps {
  link: InboundLinkShape
  /** The blog that the link leads to. */
  targetId: string
  canPlace: boolean
  /** Whether it was set here. */
  isAdded: boolean
  run: Pick<ReturnType<typeof useInboundRun>, 'runId' | 'place'>
  onReject: () => void
  onRestore: () => void
}

/** A sentence of another text that should link here. In a blog the link is set from here; a page of a site is opened. */
export function InboundRow({ link, targetId, canPlace, isAdded, run, onReject, onRestore }: InboundRowProps) {
  const t = useT(messages)
  const { id, kind, title, url, sentence, start, end, confidence } = link
  const place = useMutation({ meta: failureShown, mutationFn: () => run.place(link) })
  const undo = useUndoInbound(targetId)
  const handleRestore = () =>
    decideInbound(link, targetId, 'open').then(onRestore, (failed: unknown) => toast({ failure: asFailure(failed) }))
  const reject = useMutation({
    meta: failureShown,
    mutationFn: () => decideInbound(link, targetId, 'rejected'),
    onSuccess() {
      onReject()
      toast({ text: t('rejected'), undo: handleRestore })
    },
  })
  const error = place.error ?? reject.error
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <MarkedSentence text={sentence} sentence={{ start: 0, end: sentence.length }} anchor={{ start, end }} />
      <p className="break-words font-medium text-sm">{title || t('untitled')}</p>
      <p className="text-ink-3 text-xs">
        {t('reason', { reason: link.reason.replaceAll('-', '_') })} ·{' '}
        {t('sure', { percent: Math.round(confidence * 100) })}
      </p>
      {isAdded ? (
        <p role="status" className="flex items-center gap-1.5 text-sm">
          <CircleCheck size={14} aria-hidden="true" className="shrink-0 text-supported" />
          {t('added')}
        </p>
      ) : null}
      {place.data === false ? (
        <p role="alert" className="text-sm text-unsure">
          {t('notAdded')}
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="text-disputed text-sm">
          {asFailure(error).message}
        </p>
      ) : null}
      <div className="-ms-2 flex flex-wrap gap-x-1">
        {kind === 'blog' && canPlace ? (
          <Button
            size="sm"
            look="quiet"
            busy={place.isPending || undo.isPending}
            onClick={() => (isAdded ? undo.mutate({ run_id: run.runId, blog_id: id }) : place.mutate())}
          >
            {t(isAdded ? 'undo' : 'addLink')}
          </Button>
        ) : null}
        {kind === 'blog' ? (
          <Link to="/blogs/$blogId" params={{ blogId: id }} className={buttonClass('quiet', 'sm')}>
            {t('openBlog')}
          </Link>
        ) : url ? (
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'sm')}>
            {t('openPage')}
          </a>
        ) : null}
        {isAdded ? null : (
          <Button size="sm" look="quiet" busy={reject.isPending} onClick={() => reject.mutate()}>
            {t('reject')}
          </Button>
        )}
      </div>
    </li>
  )
}
