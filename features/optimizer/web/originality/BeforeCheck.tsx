import { useMemo, useState } from 'react'
import { countWords } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../../platform/web/ui/FailedState.tsx'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { WORDS_PER_CREDIT } from '../../../billing/contract.ts'
import { changedText, looksNoFurther } from '../../changed-text.ts'
import { LEAST_WORDS, type OriginalityCheckShape, type OriginalityOptionsShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { CompareWith } from './CompareWith.tsx'
import { messages } from './messages.ts'
import { useScope, type useStart } from './use-check.ts'

type Scope = NonNullable<ReturnType<typeof useScope>['data']>

interface BeforeCheckProps {
  /** The check before this one, whatever became of it. */
  last: OriginalityCheckShape | null
  /** Whether there is one whose paragraphs need not be paid for again. */
  canCompare: boolean
  start: ReturnType<typeof useStart>
  onCancel: (() => void) | undefined
}

/** What the text will be compared with and what that costs, before anything is done. */
export function BeforeCheck(props: BeforeCheckProps) {
  const scope = useScope()
  return <Loaded from={scope}>{(known) => <Wish {...props} scope={known} />}</Loaded>
}

function Wish({ last, canCompare, start, onCancel, scope }: BeforeCheckProps & { scope: Scope }) {
  const t = useT(messages)
  const { page } = useSheet()
  const hasWeb = scope.search.length > 0 || scope.copyscape
  const [options, setOptions] = useState<OriginalityOptionsShape>(
    last?.options ?? { library: true, assets: true, search: true, urls: [] },
  )
  const [urls, setUrls] = useState(options.urls.join('\n'))
  const words = useMemo(() => countWords(page.text), [page.text])
  const given = urls.split('\n').flatMap((line) => line.trim() || [])
  const wish = { ...options, search: options.search && hasWeb, urls: given.slice(0, 20) }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (words >= LEAST_WORDS && !start.isPending) start.mutate(wish)
      }}
    >
      <p className="text-ink-2 text-sm">{t('intro')}</p>
      <CompareWith scope={scope} options={options} onChange={setOptions} />
      <TextArea
        label={t('urls')}
        hint={t('urlsHint')}
        rows={2}
        value={urls}
        onChange={(event) => setUrls(event.target.value)}
      />
      <Cost words={words} last={canCompare ? last : null} options={wish} scope={scope} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={start.isPending} disabled={words < LEAST_WORDS}>
          {t(last ? 'checkAgain' : 'check')}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{t('cancel')}</Button> : null}
      </div>
      {start.error ? <FailedState error={start.error} onRetry={() => start.mutate(wish)} /> : null}
    </form>
  )
}

interface CostProps {
  words: number
  last: OriginalityCheckShape | null
  options: OriginalityOptionsShape
  scope: Scope
}

/** What it costs: what was checked before is not paid for again, unless more is asked for than then. */
function Cost({ words, last, options, scope }: CostProps) {
  const t = useT(messages)
  const { page } = useSheet()
  const before = last?.result?.is_compared && looksNoFurther(options, last.options) ? last.text : null
  const changed = useMemo(() => countWords(changedText(before, page.text)), [before, page.text])
  if (words < LEAST_WORDS) return <p className="text-ink-2 text-sm">{t('tooShort', { words })}</p>
  if (changed === 0) return <p className="text-sm">{t('costNothing')}</p>
  const { used, limit } = scope.runs
  const cost = { words: changed, credits: Math.ceil(changed / WORDS_PER_CREDIT) }
  return (
    <p className="text-sm">
      {t(before === null ? 'cost' : 'costChanged', cost)}
      {limit < 0 ? null : <span className="text-ink-2"> {t('runsLeft', { left: Math.max(0, limit - used) })}</span>}
    </p>
  )
}
