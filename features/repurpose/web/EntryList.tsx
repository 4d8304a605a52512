import { Plus } from 'lucide-react'
import type { Part, PartValues } from '../../../engines/parts/index.ts'
import { splitPost } from '../../../engines/repurposing/index.ts'
import { contentLanguageOf, countIn } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Sortable } from '../../../platform/web/ui/Sortable.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { EntryField } from './EntryField.tsx'
import { messages } from './messages.ts'
import type { Output } from './output.ts'
import type { Editing } from './use-derivative.ts'
import { type ChangeEntries, useEntries } from './use-entries.ts'

interface EntryListProps {
  part: Part
  editing: Editing
  output: Output
  onChange: ChangeEntries
}

/** Characters by which a text is named while it is moved. */
const SPOKEN = 60

/** Posts of a thread, or points of a list: written, added, deleted, moved; posts are split and joined too. */
export function EntryList({ part, editing, output, onChange }: EntryListProps) {
  const t = useT(messages)
  const { derivative, draft } = editing
  const value = draft.parts[part.name]
  const { list, entries: texts, keys, focus, splice, move, moveBy } = useEntries({ value, read: textsIn, onChange })
  const isPosts = derivative.form === 'posts'
  const finals = textsIn(output.values[part.name])

  const remove = (at: number) => {
    const before = texts[at] ?? ''
    splice(at, 1)
    focus(Math.min(at, texts.length - 2))
    toast({
      text: t(isPosts ? 'postDeleted' : 'pointDeleted', { number: String(at + 1) }),
      undo: () => splice(at, 0, before),
    })
  }
  const split = (at: number) => {
    const text = texts[at] ?? ''
    // what comes behind it when it goes out takes its share
    const behind = countIn('post', finals[at] ?? text) - countIn('post', text)
    splice(at, 1, ...splitPost(text, (part.limit?.most ?? 280) - behind, contentLanguageOf(derivative.language)))
  }
  const join = (at: number) => {
    const both = texts.slice(at, at + 2).filter((one) => one.trim())
    splice(at, 2, both.join('\n\n'))
    focus(at)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{part.label}</legend>
      <Sortable items={texts.map((text, at) => ({ key: keys[at] ?? '', name: text.slice(0, SPOKEN) }))} onMove={move}>
        <ol ref={list} className="flex flex-col gap-3">
          {texts.map((text, at) => (
            <EntryField
              key={keys[at]}
              entryKey={keys[at] ?? ''}
              editing={editing}
              isPost={isPosts}
              at={at}
              total={texts.length}
              text={text}
              final={finals[at] ?? text}
              measure={output.measures.find((one) => one.part === part.name && one.entry === at)}
              onText={(next) => splice(at, 1, next)}
              onMove={(step) => moveBy(at, step)}
              onDelete={() => remove(at)}
              onSplit={isPosts ? () => split(at) : null}
              onJoin={isPosts && at < texts.length - 1 ? () => join(at) : null}
            />
          ))}
        </ol>
      </Sortable>
      <Button
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => {
          splice(texts.length, 0, '')
          focus(texts.length)
        }}
      >
        {t(isPosts ? 'addPost' : 'addPoint')}
      </Button>
    </fieldset>
  )
}

function textsIn(value: PartValues[string] | undefined): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
