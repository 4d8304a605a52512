import { useState } from 'react'
import { useAddressValue } from '../../../../platform/web/routing/address.ts'
import type { OpenCheck } from './open-check.ts'

/** The check that the address asks for beside the one of the open text: a link, or a reload, leads to another text. */
export function useAskedCheck(): {
  /** Empty where the address asks for no other. */
  asked: string
  openCheck: OpenCheck
  /** The text of the check that was asked for is open. */
  settle: () => void
} {
  const [named, nameCheck] = useAddressValue('check')
  const [checkId, setCheckId] = useState('')
  // the address changes a moment after it is told to: until then what it named before is not asked for again
  const [left, setLeft] = useState('')
  if (left && named !== left) setLeft('')
  const name = (id: string) => {
    setCheckId(id)
    setLeft(named)
    nameCheck(id)
  }
  const isAsked = named !== '' && named !== checkId && named !== left
  return { asked: isAsked ? named : '', openCheck: { checkId, name }, settle: () => setCheckId(named) }
}
