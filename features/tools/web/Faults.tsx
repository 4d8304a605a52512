import { TriangleAlert } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'
import type { ShownResult } from './use-tool-run.ts'

interface FaultsProps {
  faults: ReadonlyArray<{ part: string; code: string; message: string }>
  notices: readonly string[]
  state: ShownResult['state']
}

/** What a person should know before using it. What is too long is marked where it is. */
export function Faults({ faults, notices, state }: FaultsProps) {
  const t = useT(messages)
  const said = [
    ...(state === 'stopped' || state === 'broken' || state === 'alone' ? [t(state)] : []),
    ...faults.filter(({ code }) => code !== 'too-long').map(({ message }) => message),
    ...notices,
  ]
  if (said.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1 rounded-md bg-unsure-wash px-3 py-2 text-sm">
      {said.map((message) => (
        <li key={message} className="flex items-start gap-2">
          <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-unsure" />
          {message}
        </li>
      ))}
    </ul>
  )
}
