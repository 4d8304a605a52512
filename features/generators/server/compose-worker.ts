import { answerInThread } from '../../../platform/server/thread.ts'
import type { Setting } from '../../writing/contract.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { generators } from '../generators.ts'
import { composeTexts } from './compose-texts.ts'

const byId = new Map<string, Generator>(Object.values(generators).map((generator) => [generator.id, generator]))

/** What the composing thread can be asked. */
export const composing = {
  compose({ id, input, setting }: { id: string; input: GeneratorInput; setting: Setting }) {
    const generator = byId.get(id)
    if (!generator) throw new Error(`There is no generator ${id}.`)
    return composeTexts(generator, input, setting)
  },
}

answerInThread(composing)
