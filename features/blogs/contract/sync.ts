import { z } from 'zod'

/**
 * What a page tells the server beside Yjs' own messages (stateless messages of Hocuspocus). `mark`: "tell me when
 * everything I have sent before this is stored". `n` is the page's own count, given back as it came.
 */
export const PageMessage = z.object({ kind: z.literal('mark'), n: z.number().int().min(0) })

/**
 * What the server tells a page. `stored`: everything that this page sent before its mark `n` is committed to the
 * database and survives a crash of the server. `storing-fails`: the database does not take it at the moment; the server
 * keeps trying and the page should keep its own copy. `too-large`: what was sent last is not taken, the document would
 * pass `MAX_DOCUMENT_BYTES`. `gone`: the document was put in the trash or deleted.
 */
export const ServerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored'), n: z.number().int() }),
  z.object({ kind: z.literal('storing-fails') }),
  z.object({ kind: z.literal('too-large'), bytes: z.number().int(), limit: z.number().int() }),
  z.object({ kind: z.literal('gone') }),
])
export type ServerMessageShape = z.output<typeof ServerMessage>
