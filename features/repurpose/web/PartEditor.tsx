import type { Part, PartValues } from '../../../engines/parts/index.ts'
import { contentLanguageOf, languageTag } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { CopyText } from './CopyText.tsx'
import { Counter } from './Counter.tsx'
import { EntryList } from './EntryList.tsx'
import { messages } from './messages.ts'
import { layoutOf, type Output } from './output.ts'
import { PairList } from './PairList.tsx'
import { RefutedHere } from './Refuted.tsx'
import type { Editing } from './use-derivative.ts'

interface PartEditorProps {
  editing: Editing
  output: Output
}

/** The words of a derivative by its parts, each with its counter. */
export function PartEditor({ editing, output }: PartEditorProps) {
  const { derivative } = editing
  return (
    <div className="flex flex-col gap-4">
      {layoutOf(derivative).map((part) => (
        <OnePart key={part.name} part={part} editing={editing} output={output} />
      ))}
    </div>
  )
}

function OnePart({ part, editing, output }: PartEditorProps & { part: Part }) {
  const { draft, change } = editing
  const value = draft.parts[part.name]
  const set = (how: (now: PartValues[string] | undefined) => PartValues[string]) =>
    change(({ parts }) => ({ parts: { ...parts, [part.name]: how(parts[part.name]) } }))
  if (part.form === 'list') return <EntryList part={part} editing={editing} output={output} onChange={set} />
  if (part.form === 'pairs') return <PairList part={part} editing={editing} onChange={set} />
  const text = typeof value === 'string' ? value : ''
  return <TextPart part={part} text={text} editing={editing} output={output} onText={(next) => set(() => next)} />
}

interface TextPartProps extends PartEditorProps {
  part: Part
  text: string
  onText: (text: string) => void
}

function TextPart({ part, text, editing, output, onText }: TextPartProps) {
  const t = useT(messages)
  const { derivative } = editing
  const measure = output.measures.find((one) => one.part === part.name)
  const final = output.values[part.name]
  const isLine = part.form === 'line' || part.form === 'title'
  const isPost = derivative.form === 'post'
  const shared = {
    label: part.label,
    name: part.name,
    optional: part.optional,
    lang: languageTag(contentLanguageOf(derivative.language)),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  }
  return (
    <div>
      {isLine ? (
        <TextField {...shared} maxLength={1_000} />
      ) : (
        <TextArea {...shared} rows={isPost ? 8 : isShort(part) ? 2 : 5} maxLength={20_000} />
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        {measure ? <Counter measure={measure} /> : <span />}
        {isPost ? null : (
          <CopyText
            text={typeof final === 'string' ? final : text}
            label={t('copyPart', { name: part.label })}
            isRefused={measure?.isOver ?? false}
          />
        )}
      </div>
      <RefutedHere text={text} editing={editing} />
    </div>
  )
}

/** Whether all that may stand there fits in two lines. */
function isShort({ limit }: Part): boolean {
  return limit?.unit === 'characters' && limit.most <= 200
}
