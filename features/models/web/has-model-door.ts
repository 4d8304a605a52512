export { useHasModel, useHasReview, useWriter } from './use-has-model.ts'
