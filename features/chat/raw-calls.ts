import { z } from 'zod'
import { Id } from '../../platform/contract/ids.ts'
import type { RawCall } from '../../platform/contract/raw-call.ts'
import { chatFormats } from './contract.ts'

/** Conversations as files, and the public pages of those that are shared. */
export const chatRawCalls: readonly RawCall[] = [
  {
    id: 'exportChat',
    method: 'GET',
    path: '/api/chats/{id}/export/{format}',
    summary: 'Export a conversation',
    description: 'The branch that is shown, with its citations as footnotes and a list of sources.',
    may: 'chat:read',
    flag: 'copy-download',
    parameters: z.object({ id: Id, format: z.enum(chatFormats) }),
    answer: {
      status: 200,
      description: 'The file',
      content: {
        'text/markdown': 'text',
        'text/html': 'text',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'binary',
      },
    },
  },
  {
    id: 'sharedChat',
    method: 'GET',
    path: '/share-chat/{id}',
    summary: 'Open the public page of a conversation',
    description: 'For anyone with the link, as the conversation was when the link was created.',
    may: 'share:open',
    parameters: z.object({ id: z.string() }),
    answer: { status: 200, description: 'The page', content: { 'text/html': 'text' } },
  },
]
