import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { FailedState } from '../../../platform/web/ui/FailedState.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { useTyping } from '../../../platform/web/ui/use-typing.ts'
import { workflowsApi } from './api.ts'
import { CostOfModel } from './Cost.tsx'
import { messages } from './messages.ts'
import { useWork } from './use-work.ts'
import type { StepProps } from './WorkflowFrame.tsx'

const MOST = 5
const [SHORTEST, LONGEST] = [2, 120]

/** The sides from which the topic is researched, one per line. */
export function Viewpoints({ workflow, save }: StepProps) {
  const t = useT(messages)
  const kept = workflow.research.viewpoints.map(({ text }) => text)
  const suggest = useWork(() => workflowsApi.call.viewpoints({ id: workflow.id }))
  const { shown, wrote } = useShown(kept.join('\n'))
  const [typed, setTyped] = useState('')
  const typing = useTyping((text) => {
    const viewpoints = linesOf(text)
    if (viewpoints.join('\n') === kept.join('\n')) return
    wrote(viewpoints.join('\n'))
    void save({ viewpoints })
  })
  return (
    <div className="my-4 flex flex-col items-start gap-2">
      <TextArea
        key={shown}
        className="w-full"
        label={t('viewpoints')}
        optional
        hint={t('viewpointsHint')}
        rows={3}
        defaultValue={kept.join('\n')}
        maxLength={MOST * (LONGEST + 1)}
        {...typing}
        onChange={(event) => {
          setTyped(event.target.value)
          typing.onChange(event)
        }}
      />
      <div role="status" className="text-sm text-unsure empty:hidden">
        <LeftOut text={typed} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" busy={suggest.isPending} onClick={() => suggest.mutate()}>
          {t('viewpointsSuggest')}
        </Button>
        <CostOfModel />
      </div>
      {suggest.error ? <FailedState error={suggest.error} onRetry={() => suggest.mutate()} /> : null}
    </div>
  )
}

/** What of the typed lines is not taken. */
function LeftOut({ text }: { text: string }) {
  const t = useT(messages)
  const lines = text.split('\n').map((line) => line.trim())
  const long = lines.flatMap((line, at) => (line.length > LONGEST ? [at + 1] : []))
  const count = new Set(lines.filter(({ length }) => length >= SHORTEST)).size
  return (
    <>
      {long.map((line) => (
        <p key={line}>{t('viewpointCut', { line: String(line), most: String(LONGEST) })}</p>
      ))}
      {count > MOST ? <p>{t('viewpointsLeftOut', { most: String(MOST) })}</p> : null}
    </>
  )
}

/** Which field shows the text: a field keeps what it showed, so what was not written in it comes in another one. */
function useShown(text: string) {
  const [known, setKnown] = useState(text)
  const [own, setOwn] = useState(text)
  const [shown, setShown] = useState(0)
  if (known !== text) {
    setKnown(text)
    if (text !== own) setShown(shown + 1)
  }
  return { shown, wrote: setOwn }
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, LONGEST))
  return [...new Set(lines.filter(({ length }) => length >= SHORTEST))].slice(0, MOST)
}
