import { CircleStop, RotateCw } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { LiveRegion } from '../../../../platform/web/ui/LiveRegion.tsx'
import { Spinner } from '../../../../platform/web/ui/Spinner.tsx'
import { Docked, SettleButtons, useObserved } from '../../../blogs/web/writing-door.ts'
import { ModelPlace } from '../../../models/web/place-door.ts'
import { messages } from '../messages.ts'
import type { AssistState } from '../session/assist-session.ts'
import { useAssist } from '../use-assist.ts'
import { AssistProblem } from './AssistProblem.tsx'

/** Stands below the page while the assistant writes, and covers nothing of it: stop, accept, throw away, again; and says who wrote it. */
export function AssistBar() {
  const t = useT(messages)
  const { session } = useAssist()
  const state = useObserved({ get: session.state, subscribe: session.subscribe })
  if (state.state === 'idle') return null
  return (
    <>
      <Docked role="group" aria-label={t('suggestionBar')}>
        <BarContent state={state} />
      </Docked>
      <LiveRegion>
        {state.state === 'waiting' ? t('suggestionReady') : state.state === 'writing' ? t('writing') : null}
      </LiveRegion>
    </>
  )
}

function BarContent({ state }: { state: Exclude<AssistState, { state: 'idle' }> }) {
  if (state.state === 'writing') return <WritingBar hasWords={state.hasWords} />
  if (state.state === 'waiting') return <WaitingBar {...state} />
  return <AssistProblem state={state} />
}

function WritingBar({ hasWords }: { hasWords: boolean }) {
  const t = useT(messages)
  const { session } = useAssist()
  return (
    <>
      <span className="flex items-center gap-2 px-2 text-ink-2 text-sm">
        <Spinner />
        {t(hasWords ? 'writing' : 'thinking')}
        {hasWords ? null : <ModelPlace />}
      </span>
      <Button size="sm" look="quiet" icon={<CircleStop size={14} aria-hidden="true" />} onClick={() => session.stop()}>
        {t('stop')}
      </Button>
    </>
  )
}

function WaitingBar({ engine, notices, wasStopped, lacksVersion }: Extract<AssistState, { state: 'waiting' }>) {
  const t = useT(messages)
  const { session } = useAssist()
  return (
    <>
      <SettleButtons
        onAccept={() => session.accept()}
        onRefuse={() => session.refuse()}
        keys={{ accept: 'Tab', refuse: 'Escape' }}
      />
      <Button
        size="sm"
        look="quiet"
        icon={<RotateCw size={14} aria-hidden="true" />}
        onClick={() => void session.again()}
      >
        {t('again')}
      </Button>
      <span className="px-1.5 text-ink-3 text-xs">
        {wasStopped ? `${t('stopped')} ` : ''}
        {engine === 'builtin' ? t('wroteBuiltin') : engine ? t('wroteModel', { engine }) : t('wroteUnknown')}
      </span>
      {lacksVersion ? (
        <p role="alert" className="w-full px-2 pb-1 text-unsure text-xs">
          {t('versionNotSaved')}
        </p>
      ) : null}
      {notices.map((notice) => (
        <p key={notice} className="w-full px-2 pb-1 text-unsure text-xs">
          {notice}
        </p>
      ))}
    </>
  )
}
