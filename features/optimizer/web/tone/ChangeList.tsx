import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import type { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { placeOf } from './place-of.ts'
import { RefusedList } from './RefusedList.tsx'

type Answer = Awaited<ReturnType<typeof optimizerApi.call.tone.reword>>
type Change = Answer['changes'][number]
type Fate = 'taken' | 'left' | 'gone'

/** Sentence by sentence, before and after: each is taken or left by itself, or all at once. */
export function ChangeList({ answer, strength }: { answer: Answer; strength: Answer['enough'] }) {
  const { changes, refused, score, enough, engine } = answer
  const t = useT(messages)
  const { page, replace, announce } = useSheet()
  const [fates, setFates] = useState<ReadonlyMap<number, Fate>>(new Map())
  const open = changes.filter(({ start }) => !fates.has(start))
  const signed = engine.model && engine.provider !== 'builtin' ? `${engine.provider}/${engine.model}` : engine.provider
  // From the end on, so that what is taken moves nothing that is still to be taken.
  const take = (wanted: readonly Change[]) => {
    const next = new Map(fates)
    for (const change of wanted.toSorted((a, b) => b.start - a.start)) {
      const at = placeOf(page.text, change)
      const isDone =
        at !== null &&
        replace({ start: at, end: at + change.before.length }, change.after, { engine: signed, asSuggestion: false })
      next.set(change.start, isDone ? 'taken' : 'gone')
    }
    setFates(next)
    announce(t('taken'))
  }
  const leave = (wanted: readonly Change[]) =>
    setFates(new Map([...fates, ...wanted.map(({ start }) => [start, 'left'] as const)]))
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm">
        {t('changes', { count: changes.length })}
      </p>
      {changes.length > 0 ? (
        <p className="text-ink-2 text-sm">
          {score
            ? `${t('scoreChange', { before: Math.round(score.before * 100), after: Math.round(score.after * 100) })}. `
            : null}
          {signed === 'builtin' ? t('byRules') : t('byModel', { engine: signed })}
          {'. '}
          {t('kept')}
          {enough === strength ? null : ` ${t('enough', { enough })}`}
        </p>
      ) : null}
      {open.length > 1 ? (
        <div className="flex gap-2">
          <Button size="sm" onClick={() => take(open)}>
            {t('takeAll')}
          </Button>
          <Button size="sm" look="quiet" onClick={() => leave(open)}>
            {t('leaveAll')}
          </Button>
        </div>
      ) : null}
      <ol className="divide-y divide-line">
        {changes.map((change) => (
          <ChangeRow
            key={change.start}
            change={change}
            fate={fates.get(change.start)}
            onTake={() => take([change])}
            onLeave={() => leave([change])}
          />
        ))}
      </ol>
      {refused.length > 0 ? <RefusedList refused={refused} /> : null}
    </div>
  )
}

interface ChangeRowProps {
  change: Change
  fate: Fate | undefined
  onTake: () => void
  onLeave: () => void
}

function ChangeRow({ change: { start, before, after, rules }, fate, onTake, onLeave }: ChangeRowProps) {
  const t = useT(messages)
  const { page, reveal } = useSheet()
  const at = placeOf(page.text, { start, before })
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p dir="auto" className="font-serif text-sm">
        <del className="text-ink-3">{before}</del>
      </p>
      {after === '' ? (
        <p className="text-sm">{t('removed')}</p>
      ) : (
        <p dir="auto" className="font-serif text-sm">
          <ins className="decoration-supported underline-offset-4">{after}</ins>
        </p>
      )}
      {rules.length > 0 ? (
        <p className="text-ink-3 text-xs">
          {rules.map((rule) => t('moveName', { rule: rule.replaceAll('-', '_') })).join(', ')}
        </p>
      ) : null}
      {fate ? (
        <p className="text-ink-2 text-sm">{t(fate)}</p>
      ) : (
        <div className="flex flex-wrap gap-1">
          <Button size="sm" onClick={onTake}>
            {t('take')}
          </Button>
          <Button size="sm" look="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
          {at === null ? null : (
            <Button size="sm" look="quiet" onClick={() => reveal({ start: at, end: at + before.length })}>
              {t('goTo')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
