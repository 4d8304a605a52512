export { type DigestFault, digestFaults } from './checking/faults.ts'
export {
  digestDescription,
  digestOpening,
  writeAnswers,
  writeDigestOpening,
  writeOpenQuestions,
} from './digest-frame.ts'
export { type DigestSection, type DigestSectionOptions, digestSection } from './digest-section.ts'
export { type DigestWords, digestPhrases, wordsOf } from './words.ts'
