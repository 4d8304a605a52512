import { Plus } from 'lucide-react'
import type { Pair, Part, PartValues } from '../../../engines/parts/index.ts'
import { contentLanguageOf, languageTag } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Sortable } from '../../../platform/web/ui/Sortable.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { CopyText } from './CopyText.tsx'
import { EntryCard } from './EntryCard.tsx'
import { messages } from './messages.ts'
import { RefutedHere } from './Refuted.tsx'
import type { Editing } from './use-derivative.ts'
import { type ChangeEntries, useEntries } from './use-entries.ts'

interface PairListProps {
  part: Part
  editing: Editing
  onChange: ChangeEntries
}

/** Questions with their answers: written, added, deleted, moved. */
export function PairList({ part, editing, onChange }: PairListProps) {
  const t = useT(messages)
  const { draft, derivative } = editing
  const value = draft.parts[part.name]
  const { list, entries: pairs, keys, focus, splice, move, moveBy } = useEntries({ value, read: pairsIn, onChange })
  const [first = 'question', second = 'answer'] = part.columns ?? []
  const lang = languageTag(contentLanguageOf(derivative.language))
  const remove = (at: number) => {
    const before = pairs[at] ?? {}
    splice(at, 1)
    focus(Math.min(at, pairs.length - 2))
    toast({ text: t('questionDeleted', { number: String(at + 1) }), undo: () => splice(at, 0, before) })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{part.label}</legend>
      <Sortable items={pairs.map((pair, at) => ({ key: keys[at] ?? '', name: pair[first] ?? '' }))} onMove={move}>
        <ol ref={list} className="flex flex-col gap-3">
          {pairs.map((pair, at) => {
            const number = String(at + 1)
            const { [first]: question = '', [second]: answer = '' } = pair
            return (
              <EntryCard
                key={keys[at]}
                entryKey={keys[at] ?? ''}
                at={at}
                total={pairs.length}
                label={t('pairNumber', { number, total: String(pairs.length) })}
                moveLabel={t('moveQuestion', { number })}
                deleteLabel={t('deleteQuestion', { number })}
                onMove={(step) => moveBy(at, step)}
                onDelete={() => remove(at)}
                actions={
                  <CopyText
                    text={[question, answer].filter((one) => one.trim()).join('\n')}
                    label={t('copyQuestion', { number })}
                    isRefused={false}
                  />
                }
              >
                <div className="flex flex-col gap-2">
                  <TextField
                    label={t('questionNumber', { number })}
                    lang={lang}
                    maxLength={1_000}
                    value={question}
                    onChange={({ target }) => splice(at, 1, { ...pair, [first]: target.value })}
                  />
                  <TextArea
                    label={t('answerNumber', { number })}
                    lang={lang}
                    rows={3}
                    maxLength={20_000}
                    value={answer}
                    onChange={({ target }) => splice(at, 1, { ...pair, [second]: target.value })}
                  />
                </div>
                <RefutedHere text={answer} editing={editing} />
              </EntryCard>
            )
          })}
        </ol>
      </Sortable>
      <Button
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => {
          splice(pairs.length, 0, { [first]: '', [second]: '' })
          focus(pairs.length)
        }}
      >
        {t('addQuestion')}
      </Button>
    </fieldset>
  )
}

function pairsIn(value: PartValues[string] | undefined): Pair[] {
  return Array.isArray(value) ? value.filter((one): one is Pair => typeof one === 'object') : []
}
