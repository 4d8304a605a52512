import { Copy, TriangleAlert } from 'lucide-react'
import { type Measure, measureParts, type Part, type PartValues, textsOf } from '../../../engines/parts/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import type { ToolForm } from '../../generators/contract.ts'
import { CitedText, citationNumbers } from '../../workflows/web/cited-text-door.ts'
import { messages } from './messages.ts'
import type { ShownResult } from './use-tool-run.ts'

/** What of a result its words are shown from. */
export type Worded = Pick<ShownResult, 'content' | 'citations' | 'parts'>

interface ResultWordsProps {
  form: Pick<ToolForm, 'parts'>
  result: Worded
  /** What was chosen in the form, which may decide what is counted. */
  chosen: Readonly<Record<string, unknown>>
}

/** The words of a result: by their parts with counters where it comes in parts, else as text with its citations. */
export function ResultWords({ form: { parts }, result, chosen }: ResultWordsProps) {
  const { content, citations } = result
  // in parts and cited: the joined text carries the marks
  if (!result.parts || parts.length === 0 || citations.length > 0)
    return (
      <div className="wrap-anywhere font-serif [&>*:first-child]:mt-0 [&>*:last-child]:mb-0">
        <CitedText markdown={content} citations={citations} numbers={citationNumbers([{ citations }])} />
        {result.parts && parts.length > 0 ? <Counts parts={parts} values={result.parts} chosen={chosen} /> : null}
      </div>
    )
  const values = result.parts
  return (
    <div className="flex flex-col gap-4">
      {parts.map((part) => (
        <PartWords key={part.name} part={part} values={values} chosen={chosen} isAlone={parts.length === 1} />
      ))}
    </div>
  )
}

function Counts({
  parts,
  values,
  chosen,
}: {
  parts: readonly Part[]
  values: PartValues
  chosen: ResultWordsProps['chosen']
}) {
  const t = useT(messages)
  const measures = measureParts(parts, values, chosen)
  const labelOf = ({ part, entry }: Measure) => {
    const label = parts.find(({ name }) => name === part)?.label ?? ''
    const isOneOfSeveral = measures.filter((other) => other.part === part).length > 1
    return isOneOfSeveral ? t('entry', { label, number: String(entry + 1) }) : label
  }
  return (
    <ul className="mt-3 flex flex-col gap-1 font-sans">
      {measures.map((measure) => (
        <li key={`${measure.part} ${measure.entry}`} className="flex flex-wrap items-baseline gap-2 text-sm">
          {labelOf(measure)}
          <CountShown measure={measure} />
        </li>
      ))}
    </ul>
  )
}

interface PartWordsProps {
  part: Part
  values: PartValues
  chosen: ResultWordsProps['chosen']
  isAlone: boolean
}

function PartWords({ part, values, chosen, isAlone }: PartWordsProps) {
  const t = useT(messages)
  const value = values[part.name]
  const texts = textsOf(part, value)
  const measures = measureParts([part], values, chosen)
  if (texts.length === 0) return null
  const isList = typeof value !== 'string'
  const isOne = !isList || part.style === 'commas'
  const whole = isOne ? texts.join(', ') : texts.join('\n')
  const [together] = measures
  return (
    <div className="min-w-0">
      {isAlone && !isList ? null : (
        <div className="mb-1 flex items-center justify-between gap-2">
          <h4 className="font-medium text-ink-3 text-xs">{part.label}</h4>
          {isAlone ? null : <CopyPart text={whole} label={`${t('copy')}: ${part.label}`} />}
        </div>
      )}
      {isOne ? (
        <>
          <div className="wrap-anywhere font-serif [&>*:first-child]:mt-0 [&>*:last-child]:mb-0">
            <CitedText markdown={whole} citations={[]} numbers={NO_NUMBERS} />
          </div>
          {together ? <CountShown measure={together} /> : null}
        </>
      ) : (
        <ul className="divide-y divide-line">
          {texts.map((text, at) => {
            const measure = measures.find(({ entry }) => entry === at)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike, and none moves
              <li key={at} className="flex items-start gap-2 py-1.5">
                <div className="wrap-anywhere min-w-0 flex-1 font-serif [&>*]:my-0">
                  <CitedText markdown={text} citations={[]} numbers={NO_NUMBERS} />
                  {measure ? <CountShown measure={measure} /> : null}
                </div>
                <CopyPart text={plain(text)} label={t('copyEntry')} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

const NO_NUMBERS: ReadonlyMap<string, number> = new Map()

function CopyPart({ text, label }: { text: string; label: string }) {
  const t = useT(messages)
  const copy = useCopy()
  return (
    <IconButton
      size="sm"
      label={label}
      icon={<Copy size={13} aria-hidden="true" />}
      onClick={() => void copy(text, t('copied'))}
    />
  )
}

/** Without the marks that only Markdown reads. */
function plain(text: string): string {
  return text.replace(/\*\*/g, '').replace(/^#+ /gm, '')
}

/** How long a text is against what its target takes; what is too long is marked. */
export function CountShown({ measure: { unit, count, most, isOver, text } }: { measure: Measure }) {
  const t = useT(messages)
  const format = useFormat()
  const facts = { count: format.number(count), most: format.number(most), characters: format.number([...text].length) }
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-2 font-sans text-ink-3 text-xs tabular-nums">
      {t(`unit_${unit}`, facts)}
      {isOver ? (
        <Badge tone="disputed" icon={<TriangleAlert size={11} aria-hidden="true" />}>
          {t('over')}
        </Badge>
      ) : null}
    </p>
  )
}
