export { type Answer, type AnswerOptions, answer, shortAnswer } from './answer.ts'
export { type BlogIntroOptions, writeBlogIntro } from './blog-intro.ts'
export { closingOf } from './closing.ts'
export type { Citation, Composed } from './composed.ts'
export { type ConclusionOptions, writeConclusion } from './conclusion.ts'
export { after, copies, nothingToWrite } from './copies.ts'
export { isSpokenOf } from './evidence.ts'
export { type ExtendOptions, extend } from './extend.ts'
export { type Fact, type FactKind, type FactOptions, facts } from './facts.ts'
export { type FaqOptions, writeFaq } from './faq.ts'
export { type HeadlineScore, type HeadlineWish, scoreHeadline, TITLE_PIXELS } from './headline-score.ts'
export { articleStyles, type HeadlineStyle, headlineStyles } from './headline-styles.ts'
export { type Headline, type HeadlineOptions, headlines } from './headlines.ts'
export { followed, type Instructed, type InstructInput, instruct } from './instruct.ts'
export { type Instruction, readInstruction } from './instruction.ts'
export { type IntroOptions, writeIntro } from './intro.ts'
export { type Label, labelsOf } from './labels.ts'
export { type Facet, facets } from './languages/pack.ts'
export { type ListicleOptions, writeListicle } from './listicle.ts'
export {
  givenPassages,
  givenSource,
  type Material,
  type MaterialInput,
  quotedFrom,
  readMaterial,
  type Voice,
} from './material.ts'
export { keepsMeaning, type LockBreak, lockBreaks } from './meaning-lock.ts'
export { type Meta, type MetaOptions, writeMeta } from './meta.ts'
export { openingOf } from './opening.ts'
export { givesOtherFigure } from './other-figures.ts'
export { sourcesInOtherLanguages } from './other-languages.ts'
export type { Outline, OutlineKind, OutlineOptions, OutlineSection } from './outline.ts'
export {
  type ContinueOutlineOptions,
  continueOutline,
  outlineText,
  type WriteOutlineOptions,
  writeOutline,
} from './outline-text.ts'
export { outlines } from './outlines.ts'
export { pieces } from './pieces.ts'
export {
  type GivenQuestion,
  type Question,
  type QuestionOptions,
  type QuestionSource,
  questions,
} from './questions.ts'
export { readable } from './readable.ts'
export { likeness, wishFor } from './relevance.ts'
export { isTaken, saysAgain, type Taken, takenBy } from './repeats.ts'
export { type RephraseOptions, rephrase } from './rephrase.ts'
export { type OtherSection, quality, type Section, type SectionOptions, wishScore, writeSection } from './section.ts'
export type { Sentence } from './sentence.ts'
export { type ShortenOptions, shorten } from './shorten.ts'
export { type SimplifyOptions, simplify } from './simplify.ts'
export { slugOf } from './slug.ts'
export { type SubheadingIntroOptions, writeSubheadingIntro } from './subheading-intro.ts'
export { type SynopsisOptions, writeSynopsis } from './synopsis.ts'
export {
  type HeadingPoints,
  type PointKind,
  type TalkingPoint,
  type TalkingPointsOptions,
  talkingPoints,
  writeTalkingPoints,
} from './talking-points.ts'
export type { Topic } from './topic.ts'
export { type Fault, verify } from './verify.ts'
export { contracted } from './wording-moves.ts'
export { WRITE_MORE_CONTEXT, type WriteMoreOptions, writeMore } from './write-more.ts'
