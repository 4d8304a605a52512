import type { RawCall } from '../../../platform/contract/raw-call.ts'
import { COLLAB_PATH } from './fixed-values.ts'

/** The socket on which documents live. */
export const blogRawCalls: readonly RawCall[] = [
  {
    id: 'collaborate',
    method: 'GET',
    path: COLLAB_PATH,
    summary: 'The socket of open documents',
    description:
      'A WebSocket that speaks the Hocuspocus protocol (Yjs updates and awareness), one document per blog id. Browsers must come from our own pages. Closed with 4401 when the session ends and with 1012 when the server restarts.',
    may: 'blog:edit',
    answer: { status: 101, description: 'The connection becomes a WebSocket' },
    fails: ['websocket-needed'],
  },
]
