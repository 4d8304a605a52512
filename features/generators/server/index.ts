export { actionOf } from './action-of.ts'
export {
  type CopyContext,
  type GivenPassage,
  OWN_TEXT,
  passOn,
  type WrittenCopy,
  writeCopy,
  writeObject,
} from './copy.ts'
export { type Ask, requestFor } from './prompt.ts'
export { generatorsFeature } from './routes.ts'
export { type PaidAnswer, runAction } from './run-action.ts'
