import { answerInThread } from '../../../../platform/server/thread.ts'
import { answering } from './comparing.ts'

answerInThread(answering)
