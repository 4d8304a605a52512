// What the dashboard says last, in one piece that loads last.
export { WithoutModel } from '../../models/web/without-model-door.ts'
export { ResearchAhead } from '../../workflows/web/research-ahead-door.ts'
