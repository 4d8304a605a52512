import { Check, PencilLine, RotateCw, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import type { FactCheckShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { softened } from './soften.ts'
import type { useClaimActions } from './use-claim-actions.ts'
import type { PlacedClaim } from './use-facts.ts'

interface ClaimActionsProps {
  check: FactCheckShape
  placed: PlacedClaim
  actions: ReturnType<typeof useClaimActions>
  onWritten?: (() => void) | undefined
}

/** What can be done about a finding: correct, edit, soften, look further, accept with a reason. */
export function ClaimActions({ check, placed, actions, onWritten }: ClaimActionsProps) {
  const t = useT(messages)
  const { canChange, language } = useSheet()
  const [asked, setAsked] = useState<'nothing' | 'wording' | 'reason'>('nothing')
  const { claim, state, face, sentence } = placed
  const box = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(asked)
  // what was asked for closed with the focus in it
  useEffect(() => {
    if (asked === 'nothing' && wasAsked.current !== 'nothing') box.current?.querySelector('button')?.focus()
    wasAsked.current = asked
  }, [asked])
  const isOpen = face !== 'supported' && face !== 'accepted' && face !== 'unscored'
  const soft = softened(sentence.text, language)
  const canWiden = state === 'fresh' && face !== 'pending' && !(check.sources.own && check.sources.web)
  const write = (words: string, said: string) => {
    actions.write(words, said)
    setAsked('nothing')
    onWritten?.()
  }
  if (face === 'unscored') return null
  if (asked === 'wording') {
    return (
      <Words
        label={t('wording')}
        action={t('use')}
        words={(state === 'fresh' && claim.correction) || sentence.text}
        onWords={(words) => write(words, t('corrected'))}
        onCancel={() => setAsked('nothing')}
      />
    )
  }
  if (asked === 'reason') {
    return (
      <Words
        label={t('reason')}
        action={t('accept')}
        words=""
        onWords={(words) => actions.accept.mutate(words, { onSuccess: () => setAsked('nothing') })}
        onCancel={() => setAsked('nothing')}
      />
    )
  }
  return (
    <div ref={box} className="flex flex-col gap-3">
      {isOpen && state === 'fresh' && claim.correction ? (
        <div className="flex flex-col gap-2 rounded-md bg-wash p-3">
          <p className="text-ink-3 text-xs">{t('proposal')}</p>
          <p dir="auto" className="font-serif text-base">
            {claim.correction}
          </p>
          {canChange ? (
            <div className="flex flex-wrap gap-1.5">
              <Button
                size="sm"
                look="primary"
                icon={<Check size={14} aria-hidden="true" />}
                busy={actions.reword.isPending}
                onClick={() => write(claim.correction ?? '', t('corrected'))}
              >
                {t('correct')}
              </Button>
              <Button size="sm" icon={<PencilLine size={14} aria-hidden="true" />} onClick={() => setAsked('wording')}>
                {t('edit')}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      <div className="-ml-2 flex flex-wrap gap-1">
        {face === 'compare' && check.task_id === null ? (
          <Button
            size="sm"
            look="quiet"
            icon={<Check size={14} aria-hidden="true" />}
            busy={actions.accept.isPending}
            onClick={() => {
              const [nearest] = claim.evidence
              actions.accept.mutate(t('comparedWith', { title: nearest?.title || nearest?.url || t('inThisText') }), {
                onSuccess: onWritten,
              })
            }}
          >
            {t('saysTheSame')}
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            size="sm"
            look="quiet"
            icon={canWiden ? <Search size={14} aria-hidden="true" /> : <RotateCw size={14} aria-hidden="true" />}
            busy={actions.again.isPending || check.task_id !== null}
            onClick={() => actions.again.mutate(canWiden ? { own: true, web: true } : undefined)}
          >
            {t(canWiden ? 'further' : 'again')}
          </Button>
        ) : null}
        {isOpen && canChange && !(state === 'fresh' && claim.correction) ? (
          <Button size="sm" look="quiet" onClick={() => setAsked('wording')}>
            {t('reword')}
          </Button>
        ) : null}
        {isOpen && canChange && soft && state === 'fresh' ? (
          <Button size="sm" look="quiet" onClick={() => write(soft, t('softened'))}>
            {t('soften')}
          </Button>
        ) : null}
        {face === 'accepted' ? (
          <Button size="sm" look="quiet" busy={actions.withdraw.isPending} onClick={() => actions.withdraw.mutate()}>
            {t('withdraw')}
          </Button>
        ) : null}
        {isOpen && state === 'fresh' && check.task_id === null ? (
          <Button size="sm" look="quiet" onClick={() => setAsked('reason')}>
            {t('ignore')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface WordsProps {
  label: string
  action: string
  words: string
  onWords: (words: string) => void
  onCancel: () => void
}

function Words({ label, action, words, onWords, onCancel }: WordsProps) {
  const t = useT(messages)
  const [typed, setTyped] = useState(words)
  const isEmpty = typed.trim() === ''
  return (
    <form
      className="flex flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onWords(typed.trim())
      }}
    >
      <TextArea label={label} rows={3} value={typed} autoFocus onChange={(event) => setTyped(event.target.value)} />
      <div className="flex gap-1.5">
        <Button type="submit" size="sm" look="primary" disabled={isEmpty}>
          {action}
        </Button>
        <Button size="sm" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
