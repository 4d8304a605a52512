export { type Keyphrase, type KeyphraseOptions, keyphrases } from './keyphrases.ts'
export { type SharedKeyphrase, type SharedOptions, sharedKeyphrases } from './shared.ts'
