import type { AnyRouter } from '@orpc/server'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { callOf, generatorsContract, ToolView, toolsContract } from '../contract.ts'
import type { Generator } from '../generator.ts'
import { generators } from '../generators.ts'
import { toolGenerators, toolPath } from '../tools.ts'
import { runGenerator } from './run-generator.ts'
import { toolViews } from './tool-views.ts'

/** Answers the call of a generator with what it makes. */
function answering(generator: Generator) {
  return implementing(callOf(generator)).handler(({ input, context }) => runGenerator(context, generator, input))
}

const byCall: AnyRouter = Object.fromEntries(
  Object.entries(generators).map(([name, generator]) => [name, answering(generator)]),
)

/** Those that a tool's name leads to under another path than their own. */
const byTool: AnyRouter = Object.fromEntries(
  toolGenerators
    .filter(({ tool }) => tool in toolsContract.named)
    .map(({ tool, generator }) => [tool, answering({ ...generator, path: toolPath(tool) })]),
)

const contract = { ...generatorsContract, tools: toolsContract }
const os = implementing(toolsContract)

/** Generators and the editor's assistant. */
export const generatorsFeature: ServerFeature = {
  name: 'generators',
  about: 'Generators: write one piece of text at a time, with citations.',
  schemas: { ToolView },
  contract,
  router: {
    ...byCall,
    tools: { list: os.list.handler(() => ({ status: 200, generators: toolViews })), named: byTool },
  },
}
