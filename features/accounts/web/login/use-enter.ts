import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAddress } from '../../../../platform/web/routing/address.ts'
import { safeNext } from '../after-sign-in.ts'

/** Goes on to where the person wanted to, with nothing left over of whoever was here before. */
export function useEnter(): (path?: string) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next } = useAddress()
  return async (path) => {
    queries.clear()
    await navigate({ href: path ?? safeNext(next), replace: true })
  }
}
