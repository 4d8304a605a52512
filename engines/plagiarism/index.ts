export { type Candidate, candidates, type Hit } from './candidates.ts'
export { copiedWordsFinder, sharedRunsFinder } from './copied-words.ts'
export { degree } from './degree.ts'
export { type Fingerprint, fingerprints } from './fingerprints.ts'
export { type HiddenCharacters, type HiddenRule, hiddenCharacters } from './hidden.ts'
export { latinTwin } from './look-alikes.ts'
export type { Match, MatchKind, MatchPart } from './match.ts'
export {
  type CountedMatch,
  type Exclusions,
  matchKey,
  type Originality,
  originality,
  type SourceMatches,
  type SourcePart,
} from './originality.ts'
export { comparer, type Overlap, overlap } from './overlap.ts'
export { type OwnWords, ownWords } from './own-words.ts'
export { similarity } from './similarity.ts'
export { wordings } from './wordings.ts'
