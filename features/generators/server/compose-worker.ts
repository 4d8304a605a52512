import { parentPort } from 'node:worker_threads'
import { generators } from './actions/all.ts'
import type { ComposeJob, ComposeResult } from './compose-all.ts'
import { composeTexts } from './compose-texts.ts'
import type { Generator, GeneratorInput } from './generator.ts'

const byId = new Map(Object.values(generators).map((declared) => [declared.id, declared]))

parentPort?.on('message', (job: ComposeJob) => parentPort?.postMessage(resultOf(job)))

function resultOf({ number, id, input, passages }: ComposeJob): ComposeResult {
  try {
    // The input was parsed by the generator's own schema before it was sent here.
    const declared = byId.get(id) as Generator<GeneratorInput> | undefined
    if (!declared) throw new Error(`There is no generator ${id}.`)
    return { number, texts: composeTexts(declared, input as GeneratorInput, passages) }
  } catch (error) {
    return { number, problem: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
}
