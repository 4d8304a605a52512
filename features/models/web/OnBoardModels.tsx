import { Check, Download } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { isUnderWay } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { ModelFacts, useGigabytes } from './ModelFacts.tsx'
import { messages } from './messages.ts'
import { PullProgress } from './PullProgress.tsx'
import { isOnBoard, type Listed, usePull } from './use-models.ts'

type OnBoardModel = Listed['on_board'][number]

/** Downloads a model that the server then runs itself. */
export function OnBoardModels({ listed }: { listed: Listed }) {
  const t = useT(messages)
  const pull = usePull()
  if (listed.on_board.length === 0) return null
  const current = listed.pull && isOnBoard(listed, listed.pull) ? listed.pull : null
  const isBusy = pull.isPending || (listed.pull !== null && isUnderWay(listed.pull))
  return (
    <Section title={t('onBoard')} description={t('onBoardText')}>
      {current ? <PullProgress key={current.id} pull={current} /> : null}
      <ul className="divide-y divide-line border-line border-y">
        {listed.on_board.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            isBusy={isBusy}
            onDownload={() => pull.mutate({ model: `on-board/${model.id}` })}
          />
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  model: OnBoardModel
  isBusy: boolean
  onDownload: () => void
}

function ModelRow({ model, isBusy, onDownload }: RowProps) {
  const t = useT(messages)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <ModelFacts model={model} note={useNote(model, isBusy)} />
      {model.state === 'ready' ? (
        <span className="flex items-center gap-1 text-ink-2 text-sm">
          <Check size={14} aria-hidden="true" className="text-supported" />
          {t('installed')}
        </span>
      ) : (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t('downloadModel', { model: model.label })}
          icon={<Download size={14} aria-hidden="true" />}
          onClick={onDownload}
        >
          {model.state === 'partial' ? t('resume') : t('get')}
        </Button>
      )}
    </li>
  )
}

/** What keeps a model from being used, or what of it is here already. */
function useNote(model: OnBoardModel, isBusy: boolean): string | undefined {
  const t = useT(messages)
  const { gigabytes } = useGigabytes()
  if (model.is_larger_than_machine) return t('tooLarge')
  if (model.state !== 'partial' || isBusy) return undefined
  return t('arrived', { done: gigabytes(model.arrived), total: gigabytes(model.bytes) })
}
