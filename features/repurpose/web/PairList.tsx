import { Plus, Trash2 } from 'lucide-react'
import type { Pair, Part, PartValues } from '../../../engines/parts/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { messages } from './messages.ts'
import { RefutedHere } from './Refuted.tsx'
import type { Editing } from './use-derivative.ts'

interface PairListProps {
  part: Part
  editing: Editing
  onChange: (how: (now: PartValues[string] | undefined) => PartValues[string]) => void
}

/** Questions with their answers. */
export function PairList({ part, editing, onChange }: PairListProps) {
  const t = useT(messages)
  const pairs = pairsIn(editing.draft.parts[part.name])
  const [first = 'question', second = 'answer'] = part.columns ?? []
  const set = (at: number, column: string, text: string) =>
    onChange((now) => pairsIn(now).with(at, { ...pairsIn(now)[at], [column]: text }))
  const remove = (at: number) => {
    const before = pairs[at] ?? {}
    onChange((now) => pairsIn(now).toSpliced(at, 1))
    toast({
      text: t('questionDeleted', { number: String(at + 1) }),
      undo: () => onChange((now) => pairsIn(now).toSpliced(at, 0, before)),
    })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{part.label}</legend>
      <ol className="flex flex-col gap-3">
        {pairs.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields hold nothing of their own, and pairs don’t move
          <li key={at} className="flex flex-col gap-2 rounded-lg border border-line bg-paper p-3">
            <div className="flex items-end gap-2">
              <TextField
                className="min-w-0 flex-1"
                label={t('questionNumber', { number: String(at + 1) })}
                maxLength={1_000}
                value={pair[first] ?? ''}
                onChange={({ target }) => set(at, first, target.value)}
              />
              <IconButton
                label={t('deleteQuestion', { number: String(at + 1) })}
                icon={<Trash2 size={14} aria-hidden="true" />}
                onClick={() => remove(at)}
              />
            </div>
            <TextArea
              label={t('answerNumber', { number: String(at + 1) })}
              rows={3}
              maxLength={20_000}
              value={pair[second] ?? ''}
              onChange={({ target }) => set(at, second, target.value)}
            />
            <RefutedHere text={pair[second] ?? ''} editing={editing} />
          </li>
        ))}
      </ol>
      <Button
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onChange((now) => [...pairsIn(now), { [first]: '', [second]: '' }])}
      >
        {t('addQuestion')}
      </Button>
    </fieldset>
  )
}

function pairsIn(value: PartValues[string] | undefined): Pair[] {
  return Array.isArray(value) ? value.filter((one): one is Pair => typeof one === 'object') : []
}
