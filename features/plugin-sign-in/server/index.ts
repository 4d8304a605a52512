export { pluginSignInFeature } from './routes.ts'
