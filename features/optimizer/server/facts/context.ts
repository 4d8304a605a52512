import type { Passage } from '../../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { Model } from '../../../../platform/server/ai/types.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import type { CitedWords } from '../../../blogs/server/index.ts'
import type { EvidenceOrigin } from '../../facts/fixed-values.ts'
import type { Finding } from './judge.ts'
import type { CheckedText } from './read-text.ts'
import type { CheckRow } from './store.ts'
import type { Surroundings } from './surroundings.ts'

/** What the claims of one run are checked with. */
export interface CheckContext {
  deps: Deps
  actor: Actor
  check: CheckRow
  language: ContentLanguage
  text: CheckedText
  /** What a blog cites; nothing for other texts. */
  cited: CitedWords[]
  /** Sources that were named: files, addresses, sites. */
  givenIds: string[]
  /** Sentences of the text that contradict each other, by their anchors. */
  contradicting: ReadonlyMap<string, readonly string[]>
  /** Pages that were read during this run, by their address; null for those that cannot be read. */
  pages: Map<string, Promise<Passage[] | null>>
  /** All passages of sources that were found during this run, by the id of the source; the last ones. */
  sources: Map<string, Promise<Passage[]>>
  model: Model | null
  signal: AbortSignal
}

/** A sentence that may speak for or against a claim. */
export interface Candidate {
  sentence: string
  /** Null for a sentence of the text itself. */
  passage: Passage | null
  origin: EvidenceOrigin
  /** What its source says around it, where that was looked up. */
  beside?: Surroundings
}

/** Candidates with what they say, sentence by sentence. */
export interface Weighed {
  candidates: Candidate[]
  finding: Finding
}
