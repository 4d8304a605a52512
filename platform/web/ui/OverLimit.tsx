import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ApiFailure } from '../api/failure.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from './Button.tsx'
import { buttonClass } from './button.ts'
import { messages } from './over-limit-messages.ts'

/** A limit of the plan was met: what it is, when it ends, and how to get more. */
export function OverLimit({ failure, onRetry }: { failure: ApiFailure; onRetry?: (() => void) | undefined }) {
  const t = useT(messages)
  const { title, text } = wordsFor(failure)
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-12 text-center">
      <Gauge size={20} aria-hidden="true" className="mb-1 text-unsure" />
      <h2 className="font-semibold text-lg">{t(title)}</h2>
      {text ? (
        <p className="text-balance text-ink-2">
          {failure.code === 'not-in-plan' ? failure.message || t(text) : t(text)}
        </p>
      ) : null}
      {failure.status === 420 ? (
        <FairUseWait seconds={failure.retryAfterSeconds ?? 100} onRetry={onRetry} />
      ) : (
        <Link to="/account/plan" className={buttonClass('primary', 'md', 'mt-3')}>
          {t('seePlans')}
        </Link>
      )}
    </div>
  )
}

function FairUseWait({ seconds, onRetry }: { seconds: number; onRetry: (() => void) | undefined }) {
  const t = useT(messages)
  const left = useCountdown(seconds)
  return (
    <>
      <p className="text-ink-2" role="timer">
        {left > 0 ? t('fairUseText', { seconds: left }) : t('fairUseOver')}
      </p>
      {left === 0 && onRetry ? (
        <Button className="mt-3" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </>
  )
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

function wordsFor({ code, status }: ApiFailure) {
  if (status === 420) return { title: 'fairUseTitle', text: null } as const
  if (code === 'credits-exhausted') return { title: 'creditsTitle', text: 'creditsText' } as const
  if (code === 'run-limit') return { title: 'runsTitle', text: 'runsText' } as const
  return { title: 'planTitle', text: 'planText' } as const
}
