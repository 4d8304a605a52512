export { chooseModel, type ModelChoiceWish } from './choose-model.ts'
export { ownKeyOf } from './own-key.ts'
export { modelKeysFeature } from './routes.ts'
