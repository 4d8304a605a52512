import { parentPort } from 'node:worker_threads'
import type { Asked, Said } from './compare-thread.ts'
import { answering, type Questions } from './comparing.ts'

parentPort?.on('message', (asked: Asked<keyof Questions>) => parentPort?.postMessage(answerTo(asked)))

function answerTo<Name extends keyof Questions>({ number, name, question }: Asked<Name>): Said {
  try {
    return { number, answer: answering[name](question) }
  } catch (error) {
    return { number, problem: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
}
