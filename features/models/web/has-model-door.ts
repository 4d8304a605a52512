export { useHasModel, useWriter } from './use-has-model.ts'
