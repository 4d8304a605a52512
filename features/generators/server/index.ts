export { factgpt, NOT_ANSWERED } from '../catalog/factgpt.ts'
export { composeAll } from './compose-all.ts'
export { generatorsFeature } from './routes.ts'
export type { GeneratorNeighbours, MadeCopies } from './run-generator.ts'
