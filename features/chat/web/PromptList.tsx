import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import type { Prompt } from '../../templates/web/prompts-door.ts'
import { messages } from './messages.ts'

interface PromptListProps {
  id: string
  prompts: readonly Pick<Prompt, 'id' | 'title' | 'description'>[]
  isPending: boolean
  /** The one that Enter chooses. */
  activeId: string | undefined
  onChoose: (id: string) => Promise<void>
}

/** The prompts that fit what is typed, over the field that the focus stays in. */
export function PromptList({ id, prompts, isPending, activeId, onChoose }: PromptListProps) {
  const t = useT(messages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (activeId) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    // pressing it must not take the focus out of the field
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed in it are the options
    <div
      className="absolute bottom-full left-0 z-40 mb-1 max-h-72 w-full max-w-lg overflow-y-auto rounded-lg bg-surface p-1 shadow-float"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={list} id={id} role="listbox" aria-label={t('prompts')}>
        {prompts.map(({ id: promptId, title, description }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which has the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option
          <div
            key={promptId}
            id={`${id}-${promptId}`}
            role="option"
            aria-selected={promptId === activeId}
            className={clsx(
              'flex min-h-8 cursor-default flex-col justify-center rounded-md px-2 py-1 text-sm pointer-coarse:min-h-10',
              promptId === activeId ? 'bg-wash-2' : 'hover:bg-wash',
            )}
            // at once, since the list may get shorter before the button is let go
            onMouseDown={({ button }) => {
              if (button === 0) void onChoose(promptId)
            }}
            // what reads the screen clicks without a mouse
            onClick={({ detail }) => {
              if (detail === 0) void onChoose(promptId)
            }}
          >
            <span className="truncate">{title}</span>
            {description ? <span className="truncate text-ink-3 text-xs">{description}</span> : null}
          </div>
        ))}
      </div>
      {prompts.length === 0 && !isPending ? (
        <p className="px-2 py-1.5 text-ink-2 text-sm">
          {t('promptsNone')}{' '}
          <Link to="/templates/new" className="text-accent underline underline-offset-2">
            {t('promptsCreate')}
          </Link>
        </p>
      ) : null}
      <LiveRegion>{isPending ? '' : t('promptsFound', { count: prompts.length })}</LiveRegion>
    </div>
  )
}
