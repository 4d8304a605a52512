import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useModelChoices } from '../../models/web/model-choices-door.ts'
import type { WholeModelRunShape } from '../contract.ts'
import { messages } from './messages.ts'
import { useRunAgain } from './use-run-again.ts'

const SAME = 'same'

/** The answer as it was, and beside it the one that comes now. */
export function AskedAgain({ run }: { run: WholeModelRunShape }) {
  const t = useT(messages)
  const { moment } = useFormat()
  const models = useModelChoices()
  const [model, setModel] = useState(SAME)
  const again = useRunAgain(run.id)
  const choices = [{ value: SAME, label: t('same', { model: run.model }) }, ...models]
  const { answer } = again
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 max-md:w-full">
          <Select label={t('with')} choices={choices} value={model} onChange={setModel} />
        </div>
        {/* it stays where it is: a second click of a double click must not meet another button */}
        <Button
          look="primary"
          busy={again.isWriting}
          icon={<Play size={14} aria-hidden="true" />}
          onClick={() => again.start(model === SAME ? null : model)}
        >
          {t('again')}
        </Button>
        {again.isWriting ? (
          <Button icon={<Square size={14} aria-hidden="true" />} onClick={again.stop}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-ink-3 text-sm">{t('againText')}</p>
      <LiveRegion>{again.isWriting ? t('writing') : answer?.isWhole ? t('now') : ''}</LiveRegion>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Answer title={t('before', { when: moment(run.called_at) })} text={run.answer} finish={run.finish} />
        {again.failure ? <FailedState error={again.failure} /> : null}
        {answer && !again.failure ? (
          <Answer
            title={answer.model ? t('nowBy', { model: answer.model }) : t('now')}
            text={answer.text}
            finish={answer.finish}
            note={answer.charged === null ? '' : t('charged', { credits: answer.charged })}
          />
        ) : null}
      </div>
    </>
  )
}

const faultyEnds = ['length', 'stopped', 'cut'] as const

function Answer({ title, text, finish, note }: { title: string; text: string; finish: string; note?: string }) {
  const t = useT(messages)
  const end = faultyEnds.find((known) => known === finish)
  return (
    <article className="min-w-0">
      <h3 className="mb-2 font-medium text-sm">{title}</h3>
      <p dir="auto" className="whitespace-pre-wrap break-words rounded-md border border-line p-3 font-serif text-base">
        {text || '…'}
      </p>
      {end ? <p className="mt-2 text-sm text-unsure">{t(end)}</p> : null}
      {note ? <p className="mt-2 text-ink-3 text-sm">{note}</p> : null}
    </article>
  )
}
