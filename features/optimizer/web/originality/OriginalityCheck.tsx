import { useState } from 'react'
import { SkeletonLines, Waiting } from '../../../../platform/web/ui/Skeleton.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { BeforeCheck } from './BeforeCheck.tsx'
import { CheckFailed } from './CheckFailed.tsx'
import { Result } from './Result.tsx'
import { Running } from './Running.tsx'
import { useCheck, useStart } from './use-check.ts'

/** What of the text is elsewhere: before, while and after it is looked for. */
export function OriginalityCheck() {
  return <Originality />
}

/** As `OriginalityCheck`, with a check that was made before. */
export function Originality({ given, onDeleted }: { given?: OriginalityCheckShape; onDeleted?: () => void }) {
  const { check, doneId, task, isLoading, put, drop, reload } = useCheck(given)
  const [isAsking, setAsking] = useState(false)
  const start = useStart(doneId, (started) => {
    setAsking(false)
    put(started)
  })
  if (isLoading)
    return (
      <Waiting>
        <SkeletonLines />
      </Waiting>
    )
  if (check?.state === 'running') return <Running check={check} task={task} reload={reload} />
  if (check?.result && !isAsking)
    return <Result check={check} put={put} onAgain={() => setAsking(true)} onDeleted={onDeleted ?? drop} />
  return (
    <div className="flex flex-col gap-5">
      {check && check.state !== 'done' && !start.error ? <CheckFailed check={check} /> : null}
      <BeforeCheck
        last={check}
        canCompare={doneId !== null}
        start={start}
        onCancel={isAsking ? () => setAsking(false) : undefined}
      />
    </div>
  )
}
