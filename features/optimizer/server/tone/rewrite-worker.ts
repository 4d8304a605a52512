import { answerInThread } from '../../../../platform/server/thread.ts'
import { rewordByRules } from './reword-by-rules.ts'

/** What the rewriting thread can be asked. */
export const rewriting = { rewordByRules }

answerInThread(rewriting)
