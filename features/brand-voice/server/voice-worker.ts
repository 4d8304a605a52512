import { answerInThread } from '../../../platform/server/thread.ts'
import { voicing } from './voicing.ts'

answerInThread(voicing)
