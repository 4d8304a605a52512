import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Kbd } from '../../../platform/web/ui/Kbd.tsx'
import type { Choice } from './choices.tsx'

interface PaletteListProps {
  id: string
  label: string
  choices: readonly Choice[]
  current: number
  onPoint: (index: number) => void
  onChoose: (choice: Choice) => void
}

/** The lines of the palette under the names of their groups. The focus stays in the box above; `current` is what Enter takes. */
export function PaletteList({ id, label, choices, current, onPoint, onChoose }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={clsx('min-h-0 flex-1 scroll-py-2 overflow-y-auto', choices.length > 0 && 'p-2')}
    >
      {choices.map((choice, index) => (
        <Fragment key={choice.id}>
          {choice.group === choices[index - 1]?.group ? null : (
            <div role="presentation" className="px-2 pt-2 pb-1 font-medium text-ink-3 text-xs first:pt-0.5">
              {choice.group}
            </div>
          )}
          <PaletteLine
            id={`${id}-${index}`}
            choice={choice}
            isCurrent={index === current}
            onPoint={() => onPoint(index)}
            onChoose={() => onChoose(choice)}
          />
        </Fragment>
      ))}
    </div>
  )
}

interface LineProps {
  id: string
  choice: Choice
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

function PaletteLine({ id, choice, isCurrent, onPoint, onChoose }: LineProps) {
  const { icon: Icon, label, excerpt, keys } = choice
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the search box, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      ref={(line) => {
        if (isCurrent) line?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-9 cursor-default items-center gap-3 rounded-md px-2 py-1.5 aria-selected:bg-wash-2 pointer-coarse:min-h-11"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-start text-sm">
          {label}
        </span>
        {excerpt ? <span className="block truncate text-ink-3 text-xs">{excerpt}</span> : null}
      </span>
      {keys ? <Kbd keys={keys} /> : null}
    </div>
  )
}
