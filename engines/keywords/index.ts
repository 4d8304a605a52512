export { type Keyphrase, type KeyphraseOptions, keyphrases } from './keyphrases.ts'
export { type SharedKeyphrase, sharedKeyphrases } from './shared.ts'
