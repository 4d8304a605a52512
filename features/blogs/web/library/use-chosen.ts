import { useRef, useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { idsOf, type LibraryFilter } from './use-library.ts'

/** What somebody did with the checkbox of a row. */
export interface RowChoice {
  id: string
  /** The row's place in the list. */
  index: number
  isChosen: boolean
  /** Whether all rows from the one before up to this are meant. */
  isRange: boolean
}

/** Which blogs of a list are selected, one by one or all from one row to another, be they loaded or not. */
export function useChosen(filter: LibraryFilter) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = JSON.stringify(filter)
  const last = useRef<{ list: string; index: number } | null>(null)
  const turn = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => new Set([...now].filter((other) => !ids.includes(other)).concat(isChosen ? ids : [])))
  const choose = async ({ id, index, isChosen, isRange }: RowChoice) => {
    const from = last.current?.list === list ? last.current.index : index
    last.current = { list, index }
    turn([id], isChosen)
    if (!isRange || from === index) return
    try {
      turn(await idsOf(filter, { start: Math.min(from, index), end: Math.max(from, index) + 1 }), isChosen)
    } catch (error) {
      toast({ failure: asFailure(error) })
    }
  }
  return { chosen, setChosen, choose }
}
