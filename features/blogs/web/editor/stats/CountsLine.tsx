import { Target } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../../../platform/web/session/kept.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { TextField } from '../../../../../platform/web/ui/Input.tsx'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import { useMeasured, useWordCount } from './use-measured.ts'

/** Words, reading time and reading ease of the text, live; and how far the goal is. */
export function CountsLine() {
  const t = useT(messages)
  const { words, selected } = useWordCount()
  const last = useMeasured()
  // what was measured before the first word says nothing
  const measured = last && last.readingSeconds > 0 ? last : null
  const ease = measured?.readingEase ?? null
  return (
    <div className="flex min-w-0 items-center gap-3 text-ink-3 text-xs tabular-nums">
      <Goal words={words} selected={selected} />
      {measured ? (
        <span className="max-lg:hidden">
          {t('minutes', { minutes: Math.max(1, Math.round(measured.readingSeconds / 60)) })}
        </span>
      ) : null}
      {measured && words > 0 ? (
        <span
          className="max-lg:hidden"
          data-tip={ease === null ? undefined : t('readingEaseHelp', { by: measured.readingEaseBy ?? '' })}
        >
          {ease === null
            ? t('readingNone')
            : t('readingEase', { score: String(Math.round(Math.min(100, Math.max(0, ease)))) })}
        </span>
      ) : null}
    </div>
  )
}

function Goal({ words, selected }: { words: number; selected: number }) {
  const t = useT(messages)
  const format = useFormat()
  const { blogId } = useDesk()
  const [kept, keepGoal] = useKept(`goal-${blogId}`, '')
  const [isOpen, setOpen] = useState(false)
  const goal = Number(kept) || 0
  const shown =
    selected > 0
      ? t('selectedWords', { selected: format.number(selected), count: words })
      : goal > 0
        ? t('goal', { count: format.number(words), goal: format.number(goal) })
        : t('words', { count: words })
  return (
    <div className="flex items-center gap-1.5">
      <span>{shown}</span>
      {goal > 0 && selected === 0 ? (
        <>
          <progress className="doc-goal" value={Math.min(words, goal)} max={goal} aria-label={t('setGoal')} />
          <span>{words >= goal ? t('goalReached') : t('goalUnder', { left: format.number(goal - words) })}</span>
        </>
      ) : null}
      <Popover
        label={t('setGoal')}
        open={isOpen}
        onOpenChange={setOpen}
        className="w-64"
        trigger={<IconButton size="sm" label={t('setGoal')} icon={<Target size={13} aria-hidden="true" />} />}
      >
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const asked = Number(new FormData(event.currentTarget).get('goal'))
            keepGoal(asked > 0 ? String(Math.min(Math.round(asked), 1_000_000)) : '')
            setOpen(false)
          }}
        >
          <TextField
            label={t('goalLabel')}
            hint={t('goalHint')}
            name="goal"
            type="number"
            min={0}
            inputMode="numeric"
            defaultValue={goal || ''}
          />
          <Button type="submit" look="primary" size="sm" className="self-end">
            {t('done')}
          </Button>
        </form>
      </Popover>
    </div>
  )
}
