import { useEffect, useState } from 'react'
import { useAddress, useChangeAddress } from '../../platform/web/routing/address.ts'

/** Whether somebody came back from changing their plan (`update=subscription`, which leaves the address), until that was shown. */
export function usePlanUpdate(): [isUpdated: boolean, onTold: () => void] {
  const isAsked = useAddress().update === 'subscription'
  const change = useChangeAddress()
  const [isUpdated, setUpdated] = useState(isAsked)
  if (isAsked && !isUpdated) setUpdated(true)
  useEffect(() => {
    if (isAsked) change({ update: undefined })
  })
  return [isUpdated, () => setUpdated(false)]
}
