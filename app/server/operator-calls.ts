import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import { operatorContract } from '../../features/operator/contract.ts'
import { failures } from '../../platform/contract/failures.ts'

type Inputs = InferContractRouterInputs<typeof operatorContract>
type Outputs = InferContractRouterOutputs<typeof operatorContract>
export type OperatorCall = keyof typeof operatorContract

/** The operator's calls, on the database itself or through a running server. */
export interface OperatorCalls {
  make<Name extends OperatorCall>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]>
  close(): Promise<void>
}

/** Calls over HTTP with an operator's Basic credentials (`id:secret`). */
export function httpCalls(server: string, credentials: string): OperatorCalls {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return {
    make: async (name, input) => {
      const { route, outputSchema } = operatorContract[name]['~orpc']
      const { url, body } = addressed(new URL(server), route.path ?? '', route.method ?? 'GET', {
        ...(input as object),
      })
      const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) }
      const answer = await fetch(url, { method: route.method, headers, body })
      const answered: unknown = await answer.json()
      if (!answer.ok) throw new Error(messageOf(answered))
      return outputSchema?.parse(answered) as never
    },
    close: async () => {},
  }
}

function addressed(server: URL, path: string, method: string, input: Record<string, unknown>) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name])
    delete input[name]
    return encodeURIComponent(value)
  })
  const url = new URL(filled, server)
  if (method !== 'GET') return { url, body: JSON.stringify(input) }
  for (const [name, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(name, String(value))
  return { url, body: undefined }
}

function messageOf(answered: unknown): string {
  const { message, details } = answered as { message?: string; details?: Array<{ message: string }> }
  return details?.map((detail) => detail.message).join(' ') || message || failures.internal.message
}
