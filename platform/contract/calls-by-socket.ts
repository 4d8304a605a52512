import { z } from 'zod'

/** Where pages make calls that take long, each over a WebSocket of its own. */
export const CALLS_SOCKET = '/api/socket'

/** The call, as the first and only message of the page. */
export const askedBySocket = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().startsWith('/').max(8_000),
  headers: z.partialRecord(z.enum(['accept', 'content-type', 'idempotency-key']), z.string()),
  body: z.string().optional(),
})
export type AskedBySocket = z.output<typeof askedBySocket>

/** The answer’s beginning, as the first message of the server; its body follows as binary messages until the socket closes with 1000. */
export interface HeadBySocket {
  status: number
  headers: Record<string, string>
}
