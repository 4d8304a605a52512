export { BareTextFilter, bareText, withoutDeadNumbers, withoutInventedLinks } from './bare-text.ts'
export { briefSentences } from './brief-sentences.ts'
export { citationsByNamedWords, citationsIn, citationsNamed, numberedText } from './citations.ts'
export { hasFiguresOf } from './citing/figures-of-sources.ts'
export { markdownSentences } from './citing/markdown-sentences.ts'
export {
  MOST_OPEN_SENTENCES,
  mayRestOnSource,
  namingRequest,
  namingTask,
  type OpenSentence,
} from './citing/name-words.ts'
export { isSurelyQuoted } from './citing/named-words.ts'
export { cleanedInput } from './clean-input.ts'
export {
  type CopyContext,
  type NewCopy,
  passOn,
  type WrittenCopy,
  writeCopy,
  writeObject,
} from './copy.ts'
export { untilLastSentence } from './finished-text.ts'
export { fits } from './fits.ts'
export { requireNamed } from './named-things.ts'
export { languageName, requestFor } from './prompt.ts'
export { type BrokenRule, brokenRules, type RuleFault, ruleFaults } from './rule-faults.ts'
export { type PaidWish, runPaid } from './run-paid.ts'
export { requireSelection } from './selection.ts'
export { settingOf } from './setting.ts'
export { type SourceMark, SourceMarkFilter } from './source-marks.ts'
export { candidatesOf, quotedSources, type SourceText, sourceTexts, sourceTokensFor } from './source-texts.ts'
export { refuseUnfit, requireFit, unfitness } from './unfit-answer.ts'
export { voiceFaults } from './voice-faults.ts'
export { inVoice, voiceRules, voiceSamples } from './voice-prompt.ts'
export type { WritingEvent, WritingRun } from './writing-run.ts'
