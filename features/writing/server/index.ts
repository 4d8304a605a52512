export { cleanedInput } from './clean-input.ts'
export {
  type CopyContext,
  type GivenPassage,
  type NewCopy,
  OWN_TEXT,
  passOn,
  type WrittenCopy,
  writeCopy,
  writeObject,
} from './copy.ts'
export { requireNamed } from './named-things.ts'
export { type Ask, requestFor } from './prompt.ts'
export { requireSelection } from './selection.ts'
export { gatherSources, type Sources } from './sources.ts'
export type { WritingEvent, WritingRun } from './writing-run.ts'
