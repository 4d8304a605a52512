import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { backdropClass } from '../../../platform/web/ui/Dialog.tsx'
import { Kbd } from '../../../platform/web/ui/Kbd.tsx'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { Spinner } from '../../../platform/web/ui/Spinner.tsx'
import { type Choice, useFixedChoices } from './choices.tsx'
import { useFound } from './found.ts'
import { messages } from './messages.ts'
import { PaletteList } from './PaletteList.tsx'

/** Go anywhere, do anything, find any document by its words. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label={t('title')}
          className="fixed inset-x-2 top-2 z-50 flex max-h-[80dvh] flex-col overflow-hidden rounded-lg bg-surface text-ink shadow-float outline-none transition-[opacity,translate] data-starting-style:-translate-y-1 data-starting-style:opacity-0 sm:inset-x-auto sm:top-[14dvh] sm:left-1/2 sm:w-(--container-xl) sm:-translate-x-1/2"
        >
          <PaletteBody onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const listId = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const found = useFound(words)
  const choices = [...useFixedChoices(words), ...found.choices]
  const current = Math.min(at, choices.length - 1)
  const run = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void choice.run()
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = nextPlace(event, current, choices.length)
    if (next !== null) {
      event.preventDefault()
      setAt(next)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(choices[current])
    }
  }
  const handleWords = (typed: string) => {
    setWords(typed)
    setAt(0)
  }
  return (
    <>
      <div className="flex items-center gap-2.5 border-line border-b px-4 text-ink-3">
        {found.isLooking ? <Spinner /> : <Search size={16} aria-hidden="true" />}
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={choices[current] ? `${listId}-${current}` : undefined}
          aria-autocomplete="list"
          aria-label={t('title')}
          placeholder={t('placeholder')}
          className="h-12 min-w-0 flex-1 bg-transparent text-ink text-lg outline-none"
          value={words}
          onChange={(event) => handleWords(event.target.value)}
          onKeyDown={handleKey}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <PaletteList id={listId} label={t('title')} choices={choices} current={current} onPoint={setAt} onChoose={run} />
      <PaletteState words={words} found={found} count={choices.length} />
      <p aria-hidden="true" className="flex gap-4 border-line border-t px-4 py-2 text-ink-3 text-xs max-sm:hidden">
        <span className="flex items-center gap-1.5">
          <Kbd keys="↑+↓" /> {t('toMove')}
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd keys="Enter" /> {t('toOpen')}
        </span>
      </p>
    </>
  )
}

function PaletteState({ words, found, count }: { words: string; found: ReturnType<typeof useFound>; count: number }) {
  const t = useT(messages)
  const text = found.hasFailed ? t('failed') : found.isLooking ? t('searching') : t('nothing', { words })
  const isShown = found.hasFailed || count === 0
  return (
    <>
      {isShown ? <p className="px-4 py-3 text-ink-3 text-sm">{text}</p> : null}
      <LiveRegion>{words && !found.isLooking ? t('results', { count }) : ''}</LiveRegion>
    </>
  )
}

function nextPlace({ key }: KeyboardEvent, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'PageDown') return Math.min(count - 1, current + 8)
  return key === 'PageUp' ? Math.max(0, current - 8) : null
}
