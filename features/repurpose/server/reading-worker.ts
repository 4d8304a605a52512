import { answerInThread } from '../../../platform/server/thread.ts'
import { reading } from './reading.ts'

answerInThread(reading)
