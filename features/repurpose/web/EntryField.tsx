import { ArrowDown, ArrowUp, Merge, Scissors, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Measure } from '../../../engines/parts/index.ts'
import { contentLanguageOf, languageTag } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { CopyText } from './CopyText.tsx'
import { Counter } from './Counter.tsx'
import { messages } from './messages.ts'
import { RefutedHere } from './Refuted.tsx'
import type { Editing } from './use-derivative.ts'

interface EntryFieldProps {
  editing: Editing
  isPost: boolean
  at: number
  total: number
  text: string
  /** As it goes out. */
  final: string
  measure: Measure | undefined
  onText: (text: string) => void
  onMove: (step: 1 | -1) => void
  onDelete: () => void
  /** Null where it isn’t a post. */
  onSplit: (() => void) | null
  onJoin: (() => void) | null
}

/** One post or point, with its counter and what can be done with it. */
export function EntryField(props: EntryFieldProps) {
  const { editing, isPost, at, total, text, final, measure, onText, onMove, onDelete, onSplit, onJoin } = props
  const t = useT(messages)
  const id = useId()
  const number = String(at + 1)
  const label = t(isPost ? 'postNumber' : 'pointNumber', { number, total: String(total) })
  const icon = { size: 14, 'aria-hidden': true } as const
  return (
    <li
      aria-labelledby={id}
      className="rounded-lg border border-line bg-paper p-3"
      onKeyDown={(event) => {
        if (!event.altKey || !/^Arrow(?:Up|Down)$/.test(event.key)) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <span id={id} className="text-ink-3 text-xs tabular-nums">
          {label}
        </span>
        <span className="flex">
          <IconButton
            label={t('moveUp')}
            keys="Alt+ArrowUp"
            icon={<ArrowUp {...icon} />}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('moveDown')}
            keys="Alt+ArrowDown"
            icon={<ArrowDown {...icon} />}
            disabled={at === total - 1}
            onClick={() => onMove(1)}
          />
          {onJoin ? <IconButton label={t('joinNext')} icon={<Merge {...icon} />} onClick={onJoin} /> : null}
          <CopyText
            text={final}
            label={t(isPost ? 'copyPost' : 'copyPoint', { number })}
            isRefused={measure?.isOver ?? false}
          />
          <IconButton
            label={t(isPost ? 'deletePost' : 'deletePoint', { number })}
            icon={<Trash2 {...icon} />}
            onClick={onDelete}
          />
        </span>
      </div>
      <TextArea
        label={label}
        labelHidden
        lang={languageTag(contentLanguageOf(editing.derivative.language))}
        rows={isPost ? 3 : 2}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        {measure ? <Counter measure={measure} /> : null}
        {measure?.isOver && onSplit ? (
          <Button size="sm" icon={<Scissors {...icon} />} onClick={onSplit}>
            {t('split')}
          </Button>
        ) : null}
      </div>
      <RefutedHere text={text} editing={editing} />
    </li>
  )
}
