import type { AnyRouter } from '@orpc/server'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { callOf, generatorsContract, ToolView, toolsContract } from '../contract.ts'
import type { Generator } from '../generator.ts'
import { generators } from '../generators.ts'
import { toolGenerators, toolPath } from '../tools.ts'
import { type GeneratorNeighbours, type ListedElsewhere, runGenerator } from './run-generator.ts'
import { toolViews } from './tool-views.ts'

const contract = { ...generatorsContract, tools: toolsContract }
const os = implementing(toolsContract)

/** Generators and the editor's assistant. */
export function generatorsFeature({ tools, ...neighbours }: GeneratorNeighbours & ListedElsewhere): ServerFeature {
  const answering = (generator: Generator) =>
    implementing(callOf(generator)).handler(({ input, context }) =>
      runGenerator(context, { generator, neighbours }, input),
    )
  const byCall: AnyRouter = Object.fromEntries(
    Object.entries(generators).map(([name, generator]) => [name, answering(generator)]),
  )
  // those that a tool's name leads to under another path than their own
  const byTool: AnyRouter = Object.fromEntries(
    toolGenerators
      .filter(({ tool }) => tool in toolsContract.named)
      .map(({ tool, generator }) => [tool, answering({ ...generator, path: toolPath(tool) })]),
  )
  return {
    name: 'generators',
    about: 'Generators: write one piece of text at a time, with citations.',
    schemas: { ToolView },
    contract,
    router: {
      ...byCall,
      tools: { list: os.list.handler(() => ({ status: 200, generators: [...toolViews, ...tools] })), named: byTool },
    },
  }
}
