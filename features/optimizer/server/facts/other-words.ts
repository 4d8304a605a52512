import { saidInOtherWords } from '../../../../engines/fact-check/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { asEvidence } from './check-claim.ts'
import type { Weighed } from './context.ts'
import { contextIn, type Finding } from './judge.ts'

/** How sure it is: to put in order, below what is said word by word. */
const IN_OTHER_WORDS = 0.65
/** Only the sentences nearest to the claim are read for it. */
const MOST_READ = 3

/**
 * A claim that no sentence says word by word and none disputes, if one says all of it but a few plain words: supported, with these words to
 * compare. Only where no language model judges: it sees by itself what other words say.
 */
export function supportedInOtherWords(weighed: Weighed, claim: string, language: ContentLanguage): Weighed {
  const { candidates, finding } = weighed
  if (finding.verdict !== 'unsure') return weighed
  const evidence = asEvidence(candidates)
  const nearest = finding.stances
    .map(({ confidence }, index) => ({ confidence, index }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_READ)
  for (const { index } of nearest) {
    const one = evidence[index]
    const unsaid =
      one && saidInOtherWords(claim, { sentence: one.sentence, context: contextIn(one, evidence) }, language)
    if (unsaid) return { candidates, finding: supportedBy(index, finding, [...unsaid]) }
  }
  return weighed
}

function supportedBy(index: number, finding: Finding, unsaid: Finding['unsaid']): Finding {
  return {
    verdict: 'supported',
    confidence: IN_OTHER_WORDS,
    stances: finding.stances.map((one, at) =>
      at === index ? { stance: 'supports', confidence: IN_OTHER_WORDS } : one,
    ),
    faults: [],
    unsaid,
  }
}
