export { type Chosen, limitOf, type Measure, measureParts } from './measure.ts'
export type { Limit, Pair, Part, PartValues } from './part.ts'
export { renderParts, textsOf } from './render.ts'
