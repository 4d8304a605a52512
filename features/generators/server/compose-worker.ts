import { answerInThread } from '../../../platform/server/thread.ts'
import type { Setting } from '../../writing/contract.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { generators } from '../generators.ts'
import { shapes } from '../shapes.ts'
import { composeTexts } from './compose-texts.ts'

const byId = new Map<string, Generator>(
  [...Object.values(generators), ...shapes.map(({ generator }) => generator)].map((one) => [one.id, one]),
)

/** What the composing thread can be asked. */
export const composing = {
  compose({ id, input, setting }: { id: string; input: GeneratorInput; setting: Setting }) {
    const generator = byId.get(id)
    if (!generator) throw new Error(`There is no generator ${id}.`)
    return composeTexts(generator, input, setting)
  },
}

answerInThread(composing)
