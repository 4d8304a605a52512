import { expect, test } from 'vitest'
import { digestCoverage, digestedSections, digestFit, digestWithoutRepeats, outlinedPassages } from './digest.ts'
import { sourceNeeds, verdicts, worthiness } from './fact-check.ts'
import { findingsInMachineTexts, toneGap, toneTakenOff } from './humanize.ts'
import { linkedPages, linksInLibraries, linksToHeadlines } from './interlinking.ts'
import { firstTen } from './keywords.ts'
import { copies, likeness, rewordings } from './plagiarism.ts'
import { ladderInOrder, syllableCounts } from './readability.ts'
import { answeringPassages, answeringSentences } from './retrieval.ts'

// Weights and limits of these engines were set by hand, so a change to one is only as good as its effect on cases that
// were written without looking at it. The floors are what was reached; whoever gets higher raises them.
const floors: readonly (readonly [name: string, score: () => number, floor: number])[] = [
  ['fact-check: verdicts', verdicts, 0.608],
  ['fact-check: sentences that need a source', sourceNeeds, 1],
  ['fact-check: worth of a check', worthiness, 0.916],
  ['humanize: gap between machines and people', toneGap, 0.924],
  ['humanize: findings in machine texts', findingsInMachineTexts, 0.953],
  ['humanize: score taken off by rewriting', toneTakenOff, 0.057],
  ['plagiarism: copies', copies, 0.888],
  ['plagiarism: rewordings', rewordings, 0.6],
  ['plagiarism: likeness', likeness, 1],
  ['readability: syllables', syllableCounts, 0.966],
  ['readability: from easy to hard', ladderInOrder, 0.964],
  ['keywords: first ten', firstTen, 0.375],
  ['interlinking: linked pages', linkedPages, 0.644],
  ['interlinking: links in libraries without keyphrases', linksInLibraries, 0.884],
  ['interlinking: links to pages of a sentence or two', linksToHeadlines, 0.93],
  ['retrieval: passages that answer', answeringPassages, 0.779],
  ['retrieval: sentences that answer', answeringSentences, 0.814],
  ['digest: passages outlined', outlinedPassages, 0.748],
  ['digest: sentences quoted', digestCoverage, 0.741],
  ['digest: quotations that repeat none', digestWithoutRepeats, 1],
  ['digest: sections with quotations', digestedSections, 1],
  ['digest: quotations that fit their heading best', digestFit, 0.844],
]

test.each(floors)('%s', (_, score, floor) => {
  expect(score()).toBeGreaterThanOrEqual(floor)
})
