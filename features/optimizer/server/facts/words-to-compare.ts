import { wordsUnsaid } from '../../../../engines/fact-check/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { asEvidence } from './check-claim.ts'
import type { Weighed } from './context.ts'
import { contextIn } from './judge.ts'

/** Only the sentences nearest to the claim are read for it. */
const MOST_READ = 3

/**
 * A claim that stays open although one sentence has all of it but a few plain words, with these words: whoever compares them decides at a
 * glance. Only where no language model judges: it sees by itself what other words say.
 */
export function withWordsToCompare(weighed: Weighed, claim: string, language: ContentLanguage): Weighed {
  const { candidates, finding } = weighed
  if (finding.verdict !== 'unsure') return weighed
  const evidence = asEvidence(candidates)
  const nearest = evidence
    .map((one, index) => ({ one, share: finding.stances[index]?.confidence ?? 0 }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_READ)
  for (const { one } of nearest) {
    const unsaid = wordsUnsaid(claim, { sentence: one.sentence, context: contextIn(one, evidence) }, language)
    if (unsaid) return { candidates, finding: { ...finding, unsaid: [...unsaid] } }
  }
  return weighed
}
