import type { AnyRouter } from '@orpc/server'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { callOf, generatorsContract } from '../contract.ts'
import type { Generator } from '../generator.ts'
import { generators } from '../generators.ts'
import { runGenerator } from './run-generator.ts'

/** Answers the call of a generator with what it makes. */
function answering(generator: Generator) {
  return implementing(callOf(generator)).handler(({ input, context }) => runGenerator(context, generator, input))
}

const router: AnyRouter = Object.fromEntries(
  Object.entries(generators).map(([name, generator]) => [name, answering(generator)]),
)

/** Generators and the editor's assistant. */
export const generatorsFeature: ServerFeature = {
  name: 'generators',
  about: 'Generators: write one piece of text at a time, with citations.',
  contract: generatorsContract,
  router,
}
