// What the dashboard shows last, in one piece that loads last.
export { OpenSourcesSwitch } from '../../accounts/web/open-sources-door.ts'
export { WithoutModel } from '../../models/web/without-model-door.ts'
export { ResearchAhead } from '../../workflows/web/research-ahead-door.ts'
