import { type ContentLanguage, defaultLanguage } from '../text/index.ts'
import { atQuotes } from './at-quotes.ts'
import { type Chain, chained } from './chains.ts'
import { copiedParts, type Match, matchOf, weightWithin } from './match.ts'
import { type Both, parted } from './parts.ts'
import { reworded } from './reworded.ts'
import { commonRuns } from './runs.ts'
import { type Side, sideReader } from './side.ts'
import { weightOf } from './tokens.ts'
import { withoutStrays } from './whole-sentences.ts'

/** What a text has in common with one source. */
export interface Overlap {
  /** Share of the text's words that are copied or reworded, 0 to 100, not rounded. */
  readonly percent: number
  readonly words: number
  readonly matchedWords: number
  /** In the order of the text, none inside another. */
  readonly spans: readonly Match[]
}

/** Runs with no more words between them, in either text, are one passage. */
const GAP_WORDS = 8
/** Shorter passages are chance or common phrases; also the shortest text that a check takes. */
const LEAST_WORDS = 15
/** In a passage at least as much must be in runs. */
const LEAST_SHARE = 0.5

/**
 * What of a text is in a source as well; linear in both. Copied passages first: runs of four words that both share,
 * joined over gaps of eight words and kept from 15 words on (seed, extend, filter: the scheme of the text alignment task
 * of PAN, Potthast et al. 2013); the writer's own words between runs are no part of what is copied (see `partsOf`). Then, among sentences outside of these, those that say the same in other words: see
 * `reworded`. The language only sways stems and stop words.
 */
export function overlap(text: string, source: string, language: ContentLanguage = defaultLanguage): Overlap {
  return comparer(text, language)(source)
}

/** `overlap` for one text and many sources: the text is taken apart once. */
export function comparer(text: string, language: ContentLanguage = defaultLanguage): (source: string) => Overlap {
  const read = sideReader(language)
  const side = read(text)
  return (source) => compared(side, read(source))
}

function compared(side: Side, source: Side): Overlap {
  const { tokens, words } = side
  const both = { tokens, source: source.tokens }
  const copied = chained(withoutStrays(commonRuns(side.numbered, source.numbered), side), GAP_WORDS)
    .filter((chain) => isPassage(chain, both))
    .flatMap((chain) => parted(chain, both, LEAST_WORDS))
  const found = [...copied, ...reworded(side, source, copied)]
  const chains = outermost(found.flatMap((chain) => atQuotes(chain, side, source)))
  const spans = chains.map((chain) => matchOf(chain, both))
  const matched = weightWithin(tokens, copiedParts(spans))
  return {
    percent: words === 0 ? 0 : (100 * matched) / words,
    words: Math.round(words),
    matchedWords: Math.round(matched),
    spans,
  }
}

function isPassage(chain: Chain, { tokens, source }: Both): boolean {
  const longer = Math.max(chain.end - chain.start, chain.sourceEnd - chain.sourceStart)
  return (
    weightOf(tokens, chain.start, chain.end) >= LEAST_WORDS &&
    weightOf(source, chain.sourceStart, chain.sourceEnd) >= LEAST_WORDS &&
    chain.shared >= LEAST_SHARE * longer
  )
}

/** Without those that lie within another; in the order of the text. */
function outermost(chains: readonly Chain[]): Chain[] {
  const kept: Chain[] = []
  for (const chain of chains.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || chain.end > last.end) kept.push(chain)
  }
  return kept
}
