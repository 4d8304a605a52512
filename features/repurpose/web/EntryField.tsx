import { Merge, Scissors } from 'lucide-react'
import type { Measure } from '../../../engines/parts/index.ts'
import { contentLanguageOf, languageTag } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { CopyText } from './CopyText.tsx'
import { Counter } from './Counter.tsx'
import { EntryCard, type EntryCardProps } from './EntryCard.tsx'
import { messages } from './messages.ts'
import { RefutedHere } from './Refuted.tsx'
import type { Editing } from './use-derivative.ts'

interface EntryFieldProps extends Pick<EntryCardProps, 'entryKey' | 'at' | 'total' | 'onMove' | 'onDelete'> {
  editing: Editing
  isPost: boolean
  text: string
  /** As it goes out. */
  final: string
  measure: Measure | undefined
  onText: (text: string) => void
  /** Null where it isn’t a post. */
  onSplit: (() => void) | null
  onJoin: (() => void) | null
}

/** One post or point, with its counter and what can be done with it. */
export function EntryField(props: EntryFieldProps) {
  const { editing, isPost, text, final, measure, onText, onSplit, onJoin, ...place } = props
  const t = useT(messages)
  const number = String(place.at + 1)
  const label = t(isPost ? 'postNumber' : 'pointNumber', { number, total: String(place.total) })
  const icon = { size: 14, 'aria-hidden': true } as const
  return (
    <EntryCard
      {...place}
      label={label}
      moveLabel={t(isPost ? 'movePost' : 'movePoint', { number })}
      deleteLabel={t(isPost ? 'deletePost' : 'deletePoint', { number })}
      actions={
        <>
          {onJoin ? <IconButton label={t('joinNext')} icon={<Merge {...icon} />} onClick={onJoin} /> : null}
          <CopyText
            text={final}
            label={t(isPost ? 'copyPost' : 'copyPoint', { number })}
            isRefused={measure?.isOver ?? false}
          />
        </>
      }
    >
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
    </EntryCard>
  )
}
