import { Navigate } from '@tanstack/react-router'
import { useAddress } from '../../../platform/web/routing/address.ts'

/** FactGPT as a tool is FactGPT. */
export function ToFactGpt() {
  return <Navigate to="/factgpt" search={useAddress()} replace />
}
