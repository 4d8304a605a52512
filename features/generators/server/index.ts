export { generatorsFeature } from './routes.ts'
