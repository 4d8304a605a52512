import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { Language } from '../writing/contract.ts'
import { Chat, ChatShare, Message, MOST_QUESTION, Selection } from './contract/shapes.ts'

export * from './contract/shapes.ts'

const flag = 'factgpt'
const One = z.object({ id: Id })
const Answered = One.extend({ message_id: Id })
/** The conversation with the messages of the branch that is shown, from the first question on. */
const Whole = ok({ chat: Chat, messages: z.array(Message) })
const Turn = ok({
  chat: Chat,
  question: Message,
  answer: Message,
  credits: z.object({ charged: z.number().int() }),
})
/** What an answer is written with. */
const Writer = {
  /** True: the caller's own model key; false: the server's; absent: a stored key, unless its owner switched that off. */
  key: z.boolean().optional(),
  /** A model's name, or a provider's. */
  model: z.string().trim().max(200).optional(),
  /** Absent: that of the project; `none`: no voice. */
  brand_voice_id: Id.optional(),
}
/** A question, and what it is answered from and with. */
const Asked = z.object({
  question: z.string().trim().min(1, 'Enter a question.').max(MOST_QUESTION),
  ...Selection.partial().shape,
  language: Language.optional(),
  ...Writer,
})
const Title = z.string().trim().min(1, 'Enter a title.').max(200)

/** Questions and answers in which every fact shows its source. */
export const chatContract = {
  list: call(
    { method: 'GET', path: '/api/chats', summary: 'List conversations, pinned and latest first' },
    { may: 'chat:read', flag },
  )
    .input(
      Paging.extend({
        query: z.string().max(200).optional().describe('Words in titles, questions, and answers'),
        project_id: Id.optional(),
      }),
    )
    .output(ok({ chats: z.array(Chat), total: z.number().int() })),
  create: call({ method: 'POST', path: '/api/chats', summary: 'Start a conversation' }, { may: 'chat:ask', flag })
    .input(Selection.partial().extend({ title: Title.optional(), project_id: Id.optional() }))
    .output(Whole),
  get: call(
    { method: 'GET', path: '/api/chats/{id}', summary: 'Get a conversation with the branch that is shown' },
    { may: 'chat:read', flag },
  )
    .input(One)
    .output(Whole),
  change: call(
    {
      method: 'PATCH',
      path: '/api/chats/{id}',
      summary: 'Rename, pin, or move a conversation, choose its sources, or show another branch',
    },
    { may: 'chat:edit', flag },
  )
    .input(
      One.extend({
        title: Title.optional(),
        pinned: z.boolean().optional(),
        project_id: Id.optional(),
        ...Selection.partial().shape,
        shows: Id.optional().describe('A message of the branch to show'),
      }),
    )
    .output(Whole),
  remove: call(
    { method: 'DELETE', path: '/api/chats/{id}', summary: 'Delete a conversation; its share links stop working' },
    { may: 'chat:delete', flag },
  )
    .input(One)
    .output(ok({})),
  restore: call(
    { method: 'POST', path: '/api/chats/{id}/restore', summary: 'Undo a deletion within 30 days' },
    { may: 'chat:delete', flag },
  )
    .input(One)
    .output(Whole),
  begin: call(
    {
      method: 'POST',
      path: '/api/chats/ask',
      summary: 'Ask the first question of a new conversation; a refusal leaves no conversation behind',
    },
    { may: 'chat:ask', flag, streams: true },
  )
    .input(Asked.extend({ project_id: Id.optional() }))
    .output(Turn),
  ask: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/ask',
      summary: 'Ask a question; the answer is written to its end even if the caller goes away',
    },
    { may: 'chat:ask', flag, streams: true },
  )
    .input(
      Asked.extend({
        id: Id,
        after: Id.optional().describe('The answer that it follows; the last one shown if missing'),
        replaces: Id.optional().describe('The question that this is another version of; both are kept'),
      }),
    )
    .output(Turn),
  again: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/messages/{message_id}/regenerate',
      summary:
        'Answer the question of an answer again, from other sources if the call names any; both answers are kept',
    },
    { may: 'chat:ask', flag, streams: true },
  )
    .input(Answered.extend({ ...Selection.partial().shape, ...Writer }))
    .output(Turn),
  goOn: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/messages/{message_id}/continue',
      summary: 'Continue an answer that was stopped or interrupted',
    },
    { may: 'chat:ask', flag, streams: true },
  )
    .input(Answered.extend(Writer))
    .output(Turn),
  follow: call(
    {
      method: 'GET',
      path: '/api/chats/{id}/messages/{message_id}',
      summary: 'Get an answer once it has ended; as a stream, its text as it is written',
    },
    { may: 'chat:read', flag, streams: true },
  )
    .input(
      Answered.extend({
        from: z.coerce.number().int().min(0).default(0).describe('Characters of its text that are known'),
      }),
    )
    .output(Turn),
  stop: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/messages/{message_id}/stop',
      summary: 'Stop an answer; the partial text is kept and charged',
    },
    { may: 'chat:ask', flag },
  )
    .input(Answered)
    .output(Turn),
  check: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/messages/{message_id}/check',
      summary: 'Check the facts of an answer; `/api/check/facts/{id}` has the result',
    },
    { may: 'check:run', flag: 'optimizer-fact-check' },
  )
    .input(Answered.extend({ key: z.boolean().optional() }))
    .output(ok({ check_id: Id, task_id: Id.nullable() })),
  save: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/messages/{message_id}/save',
      summary: 'Create a blog from an answer, with its citations',
    },
    { may: 'blog:create', flag },
  )
    .input(Answered)
    .output(ok({ blog_id: Id })),
  shares: call(
    { method: 'GET', path: '/api/chats/{id}/shares', summary: 'List a conversation’s share links' },
    { may: 'chat:read', flag },
  )
    .input(One)
    .output(ok({ shares: z.array(ChatShare) })),
  share: call(
    {
      method: 'POST',
      path: '/api/chats/{id}/shares',
      summary: 'Create a public link to the branch that is shown, as it is now',
    },
    { may: 'chat:share', flag },
  )
    .input(One)
    .output(ok({ share: ChatShare })),
  revoke: call(
    { method: 'DELETE', path: '/api/chats/{id}/shares/{link_id}', summary: 'Revoke a share link immediately' },
    { may: 'chat:share', flag },
  )
    .input(One.extend({ link_id: Id }))
    .output(ok({ share: ChatShare })),
  copyShared: call(
    {
      method: 'POST',
      path: '/api/chats/shared/{link_id}/copy',
      summary: 'Copy a shared conversation to continue it; the shared one doesn’t change',
    },
    { may: 'chat:ask', flag },
  )
    .input(z.object({ link_id: Id, project_id: Id.optional() }))
    .output(Whole),
}
