import { useEffect, useRef, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { messages } from './messages.ts'
import { ResultCard } from './ResultCard.tsx'
import { ResultWords } from './ResultWords.tsx'
import type { RunForm } from './tool-input.ts'
import type { ShownResult, useToolRun } from './use-tool-run.ts'

/** How many can be compared. */
const COMPARED = 2

/** What the tool wrote since the page was opened, newest first. */
export function Results({ form, running }: { form: RunForm; running: ReturnType<typeof useToolRun> }) {
  const t = useT(messages)
  const hasModel = useHasModel()
  const { results, isRunning, run, change, remove } = running
  const [chosen, setChosen] = useState<string[]>([])
  const newest = useRef<HTMLLIElement>(null)
  // the button is below a long form, and what it begins may be above the view or, on a phone, below it
  useEffect(() => {
    const card = newest.current
    if (!isRunning || !card) return
    const { top } = card.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) card.scrollIntoView({ block: 'start' })
  }, [isRunning])
  const [isComparing, setComparing] = useState(false)
  const compared = results.filter(({ key }) => chosen.includes(key))
  const done = results.filter(({ state }) => state === 'done').length
  const again = (result: ShownResult, like?: string) =>
    void run({ ...result.input, copies: 1 }, like === undefined ? {} : { like }).catch((error: unknown) =>
      toast({ failure: asFailure(error) }),
    )
  const choose = (key: string) =>
    setChosen((now) => (now.includes(key) ? now.filter((other) => other !== key) : [...now, key].slice(-COMPARED)))
  return (
    <Section
      title={t('results')}
      actions={
        results.length >= COMPARED ? (
          <Button size="sm" disabled={compared.length < COMPARED} onClick={() => setComparing(true)}>
            {t('compareChosen')}
          </Button>
        ) : null
      }
      description={results.length >= COMPARED ? t('compareHint') : undefined}
    >
      {results.length === 0 ? (
        <div className="rounded-lg border border-line border-dashed">
          <EmptyState title={t('noResults')}>{t('noResultsText')}</EmptyState>
        </div>
      ) : null}
      <ol className="flex flex-col gap-4">
        {results.map((result, at) => (
          <li key={result.key} ref={at === 0 ? newest : undefined} className="scroll-mt-4">
            <ResultCard
              form={form}
              result={result}
              title={t('result', { number: String(results.length - at) })}
              isChosen={results.length >= COMPARED ? chosen.includes(result.key) : null}
              onChoose={() => choose(result.key)}
              onChange={(next) => change(result.key, next)}
              onDelete={() => remove(result.key)}
              onAgain={isRunning || !hasModel ? null : () => again(result)}
              onMore={isRunning || !hasModel ? null : () => again(result, result.content)}
            />
          </li>
        ))}
      </ol>
      <LiveRegion>{isRunning ? t('writing') : done > 0 ? t('announceDone', { count: done }) : ''}</LiveRegion>
      <Dialog title={t('compareTitle')} open={isComparing} onOpenChange={setComparing} size="lg">
        <div className="grid gap-6 sm:grid-cols-2">
          {compared.map((result) => (
            <section
              key={result.key}
              aria-label={t('result', { number: String(results.length - results.indexOf(result)) })}
              className="min-w-0"
            >
              <h3 className="mb-2 font-medium text-ink-2 text-sm">
                {t('result', { number: String(results.length - results.indexOf(result)) })}
              </h3>
              <ResultWords form={form} result={result} chosen={result.input.fields} />
            </section>
          ))}
        </div>
      </Dialog>
    </Section>
  )
}
