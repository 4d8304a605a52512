export { operatorFeature, operatorRouter } from './routes.ts'
