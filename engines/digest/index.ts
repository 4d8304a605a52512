export { type DigestFault, digestFaults } from './checking/faults.ts'
export type { Citation, Composed } from './composed.ts'
export {
  type Answers,
  digestDescription,
  digestOpening,
  writeAnswer,
  writeAnswers,
  writeDigestOpening,
  writeOpenQuestions,
} from './digest-frame.ts'
export {
  type FaqOptions,
  type PieceOptions,
  pointsToMake,
  writeFacts,
  writeFaq,
  writePlan,
  writePoints,
} from './digest-pieces.ts'
export { type DigestSection, type DigestSectionOptions, digestSection } from './digest-section.ts'
export type { DigestWords } from './digest-words.ts'
export { digestPhrases } from './phrases.ts'
export { type Fact, type FactKind, type FactOptions, facts } from './planning/facts.ts'
export { type HeadlineScore, scoreHeadline } from './planning/headline-score.ts'
export { type HeadlineStyle, headlineStyles } from './planning/headline-styles.ts'
export { type Headline, type HeadlineOptions, headlines } from './planning/headlines.ts'
export type { Outline, OutlineKind, OutlineOptions, OutlineSection } from './planning/outline.ts'
export { outlines } from './planning/outlines.ts'
export {
  type GivenQuestion,
  type Question,
  type QuestionOptions,
  type QuestionSource,
  questions,
} from './planning/questions.ts'
export { type Answer, answer } from './ranking/answer.ts'
export { generality } from './ranking/generality.ts'
export { chainOf } from './ranking/leaning.ts'
export { likeness } from './ranking/relevance.ts'
export { saysAgain } from './ranking/repeats.ts'
export { isSpokenOf } from './ranking/sides.ts'
export { quality } from './ranking/wish-score.ts'
export { contentTerms, foldedWords } from './reading/content-terms.ts'
export { givenSource, type Material, type MaterialInput, readMaterial } from './reading/material.ts'
export { sourcesInOtherLanguages } from './reading/other-languages.ts'
export { type PhraseList, phraseList } from './reading/phrase-list.ts'
export { capitalised, readable } from './reading/readable.ts'
export type { Sentence } from './reading/sentence.ts'
export { type Vocabulary, vocabularyOf } from './reading/vocabulary.ts'
export { wordsOf } from './words.ts'
