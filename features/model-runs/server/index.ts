export { modelRunsFeature } from './routes.ts'
