import { clsx } from 'clsx'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { controlClass } from '../../../platform/web/ui/Field.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { type Prompt, usePrompts } from '../../templates/web/prompts-door.ts'
import { messages } from './messages.ts'
import { PromptList } from './PromptList.tsx'

interface QuestionFieldProps {
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  /** A prompt was chosen whose variables are to be filled in first. */
  onPrompt: (prompt: Prompt) => void
  onSubmit: () => void
}

/** Where a question is typed. `/` at its beginning lists the person’s prompts, found by the words behind it. */
export function QuestionField({ text, field, onText, onPrompt, onSubmit }: QuestionFieldProps) {
  const t = useT(messages)
  const listId = useId()
  const [isDismissed, setDismissed] = useState(false)
  const [at, setAt] = useState(0)
  const words = isDismissed ? null : wordsOfCommand(text)
  const { isOn, isPending, prompts, open } = usePrompts(words)
  const isOpen = isOn && words !== null
  const active = isOpen ? prompts[Math.min(at, prompts.length - 1)] : undefined
  const choose = async (id: string) => {
    try {
      const chosen = await open({ id })
      setDismissed(true)
      if (typeof chosen === 'string') onText(chosen)
      else onPrompt(chosen)
    } catch (error) {
      toast({ failure: asFailure(error) })
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isOpen && isKeyOfList(event.key)) {
      // while prompts are looked for, Enter must not send the words that look for them
      if (event.key === 'Enter' && !active && !isPending) return submitOn(event)
      event.preventDefault()
      if (event.key === 'Escape') setDismissed(true)
      else if (event.key === 'Enter') void (active && choose(active.id))
      else setAt(stepped(Math.min(at, prompts.length - 1), event.key, prompts.length))
    } else submitOn(event)
  }
  const submitOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="relative min-w-0 flex-1">
      {isOpen ? (
        <PromptList id={listId} prompts={prompts} isPending={isPending} activeId={active?.id} onChoose={choose} />
      ) : null}
      <textarea
        ref={field}
        aria-label={t('question')}
        placeholder={t(isOn ? 'placeholderWithPrompts' : 'placeholder')}
        rows={1}
        value={text}
        className={clsx(
          controlClass,
          'block field-sizing-content max-h-60 min-h-11 resize-none py-2.5 text-lg',
          'short:max-h-24 short:placeholder-shown:h-11 short:placeholder-shown:overflow-hidden short:placeholder:text-nowrap',
        )}
        // a field of several lines can't have the role of a combobox, but says all else that one says
        {...(isOpen
          ? {
              'aria-haspopup': 'listbox' as const,
              'aria-autocomplete': 'list' as const,
              'aria-controls': listId,
              'aria-activedescendant': active && `${listId}-${active.id}`,
            }
          : {})}
        onChange={({ target: { value } }) => {
          onText(value)
          setAt(0)
          if (wordsOfCommand(value) === null) setDismissed(false)
        }}
        onBlur={() => setDismissed(true)}
        onFocus={() => setDismissed(false)}
        onKeyDown={handleKey}
      />
    </div>
  )
}

/** What is typed behind a `/` at the very beginning, in one line; null for any other text. */
function wordsOfCommand(text: string): string | null {
  return /^\/([^\n]*)$/.exec(text)?.[1] ?? null
}

function isKeyOfList(key: string): boolean {
  return ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key)
}

/** One option further, from the last to the first. */
function stepped(at: number, key: string, count: number): number {
  return count === 0 ? 0 : (at + (key === 'ArrowDown' ? 1 : -1) + count) % count
}
