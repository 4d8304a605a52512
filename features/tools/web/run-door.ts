export { Run, RunPage } from './RunPage.tsx'
export type { RunForm } from './tool-input.ts'
export type { Write } from './use-tool-run.ts'
