import { useId, useState } from 'react'
import { headlineStyles } from '../../../engines/digest/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useTyping } from '../../../platform/web/ui/use-typing.ts'
import { ModelPlace } from '../../models/web/place-door.ts'
import { type HeadlineView, workflowsApi } from './api.ts'
import { CostOfWork } from './Cost.tsx'
import { messages } from './messages.ts'
import { hasSources, NeedsSources, WorkFailed } from './NeedsSources.tsx'
import { useWork } from './use-work.ts'
import { type StepProps, WorkflowFrame } from './WorkflowFrame.tsx'
import { WorkflowVoice } from './WorkflowVoice.tsx'

/** The step in which a workflow gets its headline. */
export function HeadlinePage() {
  return <WorkflowFrame step="headline">{(props) => <Headlines {...props} />}</WorkflowFrame>
}

/** The headline, and proposals for it. */
export function Headlines({ workflow, save }: StepProps) {
  const t = useT(messages)
  const [style, setStyle] = useState<string>(workflow.headlines.style || 'any')
  const propose = useWork(() =>
    workflowsApi.call.headlines({ id: workflow.id, style: style === 'any' ? undefined : style }),
  )
  const whyOff = useId()
  const isOff = !hasSources(workflow)
  const styles = [
    { value: 'any', label: t('anyStyle') },
    ...headlineStyles.map((name) => ({ value: name as string, label: t(`style_${name}`) })),
  ]
  const sorted = [...workflow.headlines.list].sort((a, b) => Number(b.saved) - Number(a.saved) || b.score - a.score)
  return (
    <>
      <HeadlineField workflow={workflow} save={save} />
      <div className="mt-6 mb-4 flex flex-wrap items-end gap-3 [&>span]:mb-2">
        <Select className="w-48" label={t('style')} choices={styles} value={style} onChange={setStyle} />
        <WorkflowVoice workflow={workflow} save={save} />
        <Button
          look={sorted.length || workflow.headlines.text ? 'secondary' : 'primary'}
          busy={propose.isPending}
          disabled={isOff}
          aria-describedby={isOff ? whyOff : undefined}
          onClick={() => propose.mutate()}
        >
          {t(sorted.length ? 'proposeMore' : 'propose')}
        </Button>
        <CostOfWork />
      </div>
      {isOff ? <NeedsSources id={whyOff} workflow={workflow} /> : null}
      {propose.error && !isOff ? (
        <WorkFailed error={propose.error} workflow={workflow} onRetry={() => propose.mutate()} />
      ) : null}
      {propose.isPending ? <ModelPlace className="mb-4" /> : null}
      {sorted.length || propose.isPending || isOff ? null : <p className="text-ink-3">{t('headlinesNone')}</p>}
      <ul aria-busy={propose.isPending} className="divide-y divide-line">
        {sorted.map((headline) => (
          <HeadlineRow key={headline.id} headline={headline} workflow={workflow} save={save} />
        ))}
      </ul>
    </>
  )
}

function HeadlineField({ workflow, save }: StepProps) {
  const t = useT(messages)
  const stored = workflow.headlines.text
  const [text, setText] = useState(stored)
  const [seen, setSeen] = useState(stored)
  const [committed, setCommitted] = useState(stored)
  if (seen !== stored) {
    setSeen(stored)
    // one that was taken from the proposals, or changed elsewhere; not what was typed here, perhaps further by now
    if (stored !== committed) setText(stored)
  }
  const known = workflow.headlines.list.find((headline) => headline.text === text)
  const commit = (typed: string) => {
    if (typed.trim() === stored) return
    setCommitted(typed.trim())
    void save({ headline: typed.trim() })
  }
  const typing = useTyping(commit)
  return (
    <Section title={t('headlineLabel')}>
      <TextField
        label={t('headlineLabel')}
        labelHidden
        value={text}
        maxLength={300}
        hint={
          known
            ? t('headlineHint', { length: known.length, pixels: Math.round(known.pixels) })
            : t('headlineLength', { length: [...text].length })
        }
        onChange={(event) => {
          setText(event.target.value)
          typing.onChange(event)
        }}
        onBlur={typing.onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(text)
        }}
      />
    </Section>
  )
}

const scoreParts = ['length', 'keyword', 'clarity', 'promise'] as const

function HeadlineRow({ headline, workflow, save }: StepProps & { headline: HeadlineView }) {
  const t = useT(messages)
  const format = useFormat()
  const isUsed = workflow.headlines.text === headline.text
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-serif text-lg">{headline.text}</p>
        <details className="mt-1 text-ink-3 text-sm">
          <summary className="cursor-pointer">{t('score', { score: Math.round(headline.score) })}</summary>
          <ul className="mt-1 list-disc pl-5">
            {scoreParts.map((part) => (
              <li key={part}>
                {t('scoreOf', { name: t(`part_${part}`), share: format.percent(headline.parts[part]) })}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className="flex items-center gap-2">
        <Button
          size="sm"
          look="quiet"
          aria-pressed={headline.saved}
          onClick={() => void save({ saved_headlines: [{ id: headline.id, saved: !headline.saved }] })}
        >
          {t(headline.saved ? 'kept' : 'keep')}
        </Button>
        {isUsed ? (
          <Badge tone="accent">{t('inUse')}</Badge>
        ) : (
          <Button size="sm" onClick={() => void save({ headline: headline.text })}>
            {t('use')}
          </Button>
        )}
      </div>
    </li>
  )
}
