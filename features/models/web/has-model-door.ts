export { useHasModel } from './use-has-model.ts'
