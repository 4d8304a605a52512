import type { Passage } from '../../../engines/retrieval/index.ts'
import { answerInThread } from '../../../platform/server/thread.ts'
import { generators } from './actions/all.ts'
import { composeTexts } from './compose-texts.ts'
import type { Generator, GeneratorInput } from './generator.ts'

const byId = new Map(Object.values(generators).map((declared) => [declared.id, declared]))

/** What the composing thread can be asked. */
export const composing = {
  compose({ id, input, passages }: { id: string; input: unknown; passages: readonly Passage[] }) {
    // The input was parsed by the generator's own schema before it was sent here.
    const declared = byId.get(id) as Generator<GeneratorInput> | undefined
    if (!declared) throw new Error(`There is no generator ${id}.`)
    return composeTexts(declared, input as GeneratorInput, passages)
  },
}

answerInThread(composing)
