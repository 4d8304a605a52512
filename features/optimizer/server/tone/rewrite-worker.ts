import { rewrite } from '../../../../engines/humanize/index.ts'
import { answerInThread } from '../../../../platform/server/thread.ts'
import type { RewordWish } from './reword-wish.ts'

/** What the rewriting thread can be asked. */
export const rewriting = {
  rewrite: ({ text, strength, language, kept }: RewordWish) => rewrite(text, strength, { language, kept }),
}

answerInThread(rewriting)
