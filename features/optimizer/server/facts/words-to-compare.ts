import { wordsMissing, wordsUnsaid } from '../../../../engines/fact-check/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { asEvidence } from './check-claim.ts'
import type { Weighed } from './context.ts'
import { contextIn, type Finding } from './judge.ts'

/** Only the sentences nearest to the claim are read for it. */
const MOST_READ = 3
/**
 * Share of a claim from which on a sentence is to be compared with it. Of claims that the rules leave open, that many have one: 95 of 100 true
 * ones, 86 of 100 with an error, 37 of 100 that no source speaks of.
 */
const NEAR = 0.5

/**
 * A claim that stays open, with the sentence to compare it with and the words of the claim that this doesn’t have: whoever reads both
 * sees at once whether they say the same. Only where no language model judges: it sees by itself what other words say.
 */
export function withWordsToCompare(weighed: Weighed, claim: string, language: ContentLanguage): Weighed {
  const { candidates, finding } = weighed
  if (finding.verdict !== 'unsure') return weighed
  const evidence = asEvidence(candidates)
  const nearest = evidence
    .map((_, index) => ({ index, share: finding.stances[index]?.confidence ?? 0 }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_READ)
    .flatMap(({ index }) => {
      const one = evidence[index]
      return one ? { index, given: { sentence: one.sentence, context: contextIn(one, evidence) } } : []
    })
  const withSentence = (toCompare: Finding['toCompare']) => ({ candidates, finding: { ...finding, toCompare } })
  for (const { index, given } of nearest) {
    const unsaid = wordsUnsaid(claim, given, language)
    if (unsaid) return withSentence({ index, words: [...unsaid], isAllElse: true })
  }
  const [closest] = nearest
    .map(({ index, given }) => ({ index, ...wordsMissing(claim, given, language) }))
    .toSorted((a, b) => b.share - a.share)
  if (!closest || closest.share < NEAR) return weighed
  return withSentence({ index: closest.index, words: [...closest.missing], isAllElse: false })
}
