import { parentPort, workerData } from 'node:worker_threads'
import { rewrite } from '../../../../engines/humanize/index.ts'
import type { RewordWish } from './reword.ts'

const { text, strength, language, kept } = workerData as RewordWish
parentPort?.postMessage(rewrite(text, strength, { language, kept }))
