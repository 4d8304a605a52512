import { Link } from '@tanstack/react-router'
import { Check, RotateCw, TriangleAlert, X } from 'lucide-react'
import type { ApiFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { failureWords } from '../../../../platform/web/ui/failure-words.ts'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { messages as uiMessages } from '../../../../platform/web/ui/messages.ts'
import { messages } from '../messages.ts'
import type { AssistObstacle } from '../request/actions.ts'
import type { AssistState } from '../session/assist-session.ts'
import { useAssist } from '../use-assist.ts'

const obstacleWords = {
  'no-words': 'obstacleNoWords',
  'no-heading': 'obstacleNoHeading',
  'no-order': 'obstacleNoOrder',
  'too-long': 'obstacleTooLong',
  'no-change': 'obstacleNoChange',
  'no-question': 'obstacleNoQuestion',
} as const satisfies Record<AssistObstacle, keyof typeof messages>

/** Why nothing (more) was written, what was kept, and the one thing that helps. */
export function AssistProblem({ state }: { state: Extract<AssistState, { state: 'obstacle' | 'failed' }> }) {
  const t = useT(messages)
  const tu = useT(uiMessages)
  const { session } = useAssist()
  const words = state.state === 'obstacle' ? t(obstacleWords[state.obstacle]) : failureWords(state.failure, tu)
  return (
    <div role="alert" className="flex w-full items-start gap-2 p-1.5">
      <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-unsure" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 text-sm">
        <p className="max-w-sm text-ink-2">
          {words} {state.state === 'failed' && state.isKept ? t('keptWhatCame') : null}
        </p>
        {state.state === 'failed' ? <Remedies failure={state.failure} isKept={state.isKept} /> : null}
      </div>
      <IconButton
        size="sm"
        label={t('dismiss')}
        icon={<X size={14} aria-hidden="true" />}
        onClick={() => session.dismiss()}
      />
    </div>
  )
}

const linkClass = 'text-accent text-sm underline'

function Remedies({ failure, isKept }: { failure: ApiFailure; isKept: boolean }) {
  const t = useT(messages)
  const { session } = useAssist()
  const isKeyTrouble = failure.code === 'own-key-missing' || failure.code === 'own-key-refused'
  const statusPage = failure.body.status_page
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isKept ? (
        <Button size="sm" icon={<Check size={14} aria-hidden="true" />} onClick={() => session.accept()}>
          {t('accept')}
        </Button>
      ) : null}
      {isKept ? (
        <Button size="sm" look="quiet" icon={<X size={14} aria-hidden="true" />} onClick={() => session.refuse()}>
          {t('refuse')}
        </Button>
      ) : null}
      {failure.isOverLimit ? (
        <Link to="/account/plan" className={linkClass}>
          {t('failurePlans')}
        </Link>
      ) : isKeyTrouble ? (
        <Link to="/account/model-key" className={linkClass}>
          {t('failureKey')}
        </Link>
      ) : (
        <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={() => void session.again()}>
          {t('again')}
        </Button>
      )}
      {typeof statusPage === 'string' && /^https:/.test(statusPage) ? (
        <a href={statusPage} target="_blank" rel="noreferrer" className={linkClass}>
          {t('failureStatus')}
        </a>
      ) : null}
    </div>
  )
}
