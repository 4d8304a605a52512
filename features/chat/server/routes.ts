import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { chatContract } from '../contract.ts'
import { answerAgain, goOn } from './answer-again.ts'
import { ask, askFirst } from './ask.ts'
import { chatsIn, createChat, deleteChat, restoreChat, saveChat } from './chats.ts'
import { checkAnswer } from './check-answer.ts'
import { copyShared } from './copy-share.ts'
import { followAnswer, stopAnswer } from './follow.ts'
import { answerIn, chatOf, turnOf, wholeChat } from './reading.ts'
import { saveAnswer } from './save-answer.ts'
import { chatShareView, createChatShare, endChatShare, sharesOfChat } from './shares.ts'

const os = implementing(chatContract)

/** What most calls need: for whom, and with what. */
async function acting(context: CallContext) {
  return { deps: context.deps, actor: await actingFor(context) }
}

export const chatRouter = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return { status: 200, ...(await chatsIn(deps, actor, input)) }
  }),
  create: os.create.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return wholeChat(deps, await createChat(deps, actor, input))
  }),
  get: os.get.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return wholeChat(deps, await chatOf(deps, actor, input.id))
  }),
  change: os.change.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return wholeChat(deps, await saveChat(deps, actor, input))
  }),
  remove: os.remove.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    await deleteChat(deps, actor, input.id)
    return { status: 200 }
  }),
  restore: os.restore.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    return wholeChat(deps, await restoreChat(deps, actor, input.id))
  }),
  begin: os.begin.handler(({ input, context }) => askFirst(context, input)),
  ask: os.ask.handler(({ input, context }) => ask(context, input)),
  again: os.again.handler(({ input, context }) => answerAgain(context, input)),
  goOn: os.goOn.handler(({ input, context }) => goOn(context, input)),
  follow: os.follow.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const chat = await chatOf(deps, actor, input.id)
    await answerIn(deps, chat, input.message_id)
    const { emit, signal } = context
    await followAnswer(deps, { chat, answerId: input.message_id, from: input.from, emit, signal })
    return turnOf(deps, chat, input.message_id)
  }),
  stop: os.stop.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const chat = await chatOf(deps, actor, input.id)
    await stopAnswer(deps, chat, input.message_id)
    return turnOf(deps, chat, input.message_id)
  }),
  check: os.check.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const chat = await chatOf(deps, actor, input.id)
    return { status: 200, ...(await checkAnswer(deps, actor, { chat, id: input.message_id, key: input.key })) }
  }),
  save: os.save.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const chat = await chatOf(deps, actor, input.id)
    return { status: 200, blog_id: await saveAnswer(deps, actor, chat, input.message_id) }
  }),
  shares: os.shares.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const rows = await sharesOfChat(deps, actor, await chatOf(deps, actor, input.id))
    return { status: 200, shares: rows.map((row) => chatShareView(deps, row)) }
  }),
  share: os.share.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const share = await createChatShare(deps, actor, await chatOf(deps, actor, input.id))
    return { status: 200, share: chatShareView(deps, share) }
  }),
  revoke: os.revoke.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const share = await endChatShare(deps, actor, { chatId: input.id, id: input.link_id })
    return { status: 200, share: chatShareView(deps, share) }
  }),
  copyShared: os.copyShared.handler(async ({ input, context }) => {
    const { deps, actor } = await acting(context)
    const { link_id: linkId, project_id: projectId } = input
    return wholeChat(deps, await copyShared(deps, actor, { linkId, projectId }))
  }),
})
