import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../../platform/web/ui/FailedState.tsx'
import { Progress } from '../../../../platform/web/ui/Progress.tsx'
import { InboundRow } from './InboundRow.tsx'
import { InboundRuns } from './InboundRuns.tsx'
import { MissingUrls } from './MissingUrls.tsx'
import { messages } from './messages.ts'
import { useInbound } from './use-inbound.ts'
import { useInboundRun, useUndoInbound } from './use-inbound-run.ts'
import { LIBRARY, useTargets } from './use-targets.ts'

/** Other texts that speak of this one and do not link to it. */
export function Inbound({ ownId, source }: { ownId: string | undefined; source: string }) {
  const t = useT(messages)
  if (!ownId) return <p className="text-ink-2 text-sm">{t('inboundNoBlog')}</p>
  return <OfBlog blogId={ownId} source={source} />
}

function OfBlog({ blogId, source }: { blogId: string; source: string }) {
  const t = useT(messages)
  const { looked, look, stop, drop, restore } = useInbound(blogId, source)
  const { state, links, url, read, total, error } = looked
  const run = useInboundRun(blogId)
  const undo = useUndoInbound(blogId)
  const isLooking = state === 'looking'
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2 text-sm">{t('inboundText')}</p>
      <div className="flex items-center gap-2">
        <Button size="sm" busy={isLooking} onClick={look}>
          {t(state === 'idle' ? 'look' : 'lookAgain')}
        </Button>
        {isLooking ? (
          <Button size="sm" look="quiet" onClick={stop}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
      {isLooking ? <Progress label={t('look')} {...(total > 0 ? { share: read / total } : {})} /> : null}
      {state === 'failed' ? <FailedState error={error} onRetry={look} /> : null}
      {total > 0 ? (
        <p role="status" className="text-ink-3 text-sm">
          {t('readOf', { read, total })}
        </p>
      ) : null}
      {url === null && links.length > 0 ? <NoOwnUrl blogId={blogId} onDone={look} /> : null}
      {run.added.length > 1 ? (
        <section
          aria-label={t('runLinks')}
          className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-wash p-3"
        >
          <p className="me-auto font-medium text-sm">{t('acceptedRun', { count: run.added.length })}</p>
          <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate({ run_id: run.runId })}>
            {t('undoRun', { count: run.added.length })}
          </Button>
        </section>
      ) : null}
      {links.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {links.map((link) => (
            <InboundRow
              key={link.id}
              link={link}
              targetId={blogId}
              canPlace={url !== null}
              isAdded={run.added.some(({ blog_id }) => blog_id === link.id)}
              run={run}
              onReject={() => drop(link)}
              onRestore={() => restore(link)}
            />
          ))}
        </ul>
      ) : null}
      {state === 'done' && links.length === 0 ? <p className="text-sm">{t('noInbound')}</p> : null}
      {state === 'stopped' && links.length === 0 ? <p className="text-sm">{t('noInboundStopped')}</p> : null}
      <InboundRuns runs={run.earlier} targetId={blogId} />
    </div>
  )
}

/** This blog is one of those that no link can lead to yet. */
function NoOwnUrl({ blogId, onDone }: { blogId: string; onDone: () => void }) {
  const t = useT(messages)
  const { data } = useTargets(LIBRARY)
  const own = data?.targets.filter(({ id, url }) => id === blogId || url !== null) ?? []
  return (
    <>
      <p className="text-sm text-unsure">{t('noOwnAddress')}</p>
      <MissingUrls targets={own} onDone={onDone} />
    </>
  )
}
