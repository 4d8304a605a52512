import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Part, PartValues } from '../../../engines/parts/index.ts'
import { splitPost } from '../../../engines/repurposing/index.ts'
import { contentLanguageOf, countIn } from '../../../engines/text/index.ts'
import { newKey } from '../../../platform/web/api/new-key.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { EntryField } from './EntryField.tsx'
import { messages } from './messages.ts'
import type { Output } from './output.ts'
import type { Editing } from './use-derivative.ts'

interface EntryListProps {
  part: Part
  editing: Editing
  output: Output
  onChange: (how: (now: PartValues[string] | undefined) => PartValues[string]) => void
}

/** Posts of a thread, or points of a list: written, added, deleted, moved; posts are split and joined too. */
export function EntryList({ part, editing, output, onChange }: EntryListProps) {
  const t = useT(messages)
  const list = useRef<HTMLOListElement>(null)
  const { derivative, draft } = editing
  const texts = textsIn(draft.parts[part.name])
  const [ids, setIds] = useState<string[]>([])
  // those that came from elsewhere (a save, an undo) get an id when they are first seen
  const keys = texts.map((_, at) => ids[at] ?? `${part.name} ${at}`)
  const isPosts = derivative.form === 'posts'
  const finals = textsIn(output.values[part.name])

  const write = (how: <T>(now: T[], entry: (text: string) => T) => T[]) => {
    onChange((now) => how(textsIn(now), (text) => text))
    setIds(how(keys, newKey))
  }
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('textarea')[at]?.focus())
  const move = (from: number, to: number) => {
    if (to < 0 || to >= texts.length) return
    write((now) => moved(now, from, to))
    focus(to)
  }
  const remove = (at: number) => {
    const before = texts[at] ?? ''
    write((now) => now.toSpliced(at, 1))
    focus(Math.min(at, texts.length - 2))
    toast({
      text: t(isPosts ? 'postDeleted' : 'pointDeleted', { number: String(at + 1) }),
      undo: () => onChange((now) => textsIn(now).toSpliced(at, 0, before)),
    })
  }
  const split = (at: number) => {
    const text = texts[at] ?? ''
    // what comes behind it when it goes out takes its share
    const behind = countIn('post', finals[at] ?? text) - countIn('post', text)
    const pieces = splitPost(text, (part.limit?.most ?? 280) - behind, contentLanguageOf(derivative.language))
    onChange((now) => textsIn(now).toSpliced(at, 1, ...pieces))
    setIds(keys.toSpliced(at + 1, 0, ...pieces.slice(1).map(newKey)))
  }
  const join = (at: number) => {
    onChange((now) => {
      const posts = textsIn(now)
      return posts.toSpliced(at, 2, [posts[at], posts[at + 1]].filter((one) => one?.trim()).join('\n\n'))
    })
    setIds(keys.toSpliced(at + 1, 1))
    focus(at)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{part.label}</legend>
      <ol ref={list} className="flex flex-col gap-3">
        {texts.map((text, at) => (
          <EntryField
            key={keys[at]}
            editing={editing}
            isPost={isPosts}
            at={at}
            total={texts.length}
            text={text}
            final={finals[at] ?? text}
            measure={output.measures.find((one) => one.part === part.name && one.entry === at)}
            onText={(next) => onChange((now) => textsIn(now).with(at, next))}
            onMove={(step) => move(at, at + step)}
            onDelete={() => remove(at)}
            onSplit={isPosts ? () => split(at) : null}
            onJoin={isPosts && at < texts.length - 1 ? () => join(at) : null}
          />
        ))}
      </ol>
      <Button
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => {
          write((now, entry) => [...now, entry('')])
          focus(texts.length)
        }}
      >
        {t(isPosts ? 'addPost' : 'addPoint')}
      </Button>
    </fieldset>
  )
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...one)
}

function textsIn(value: PartValues[string] | undefined): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
