import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { reportRawCalls } from '../contract/raw-calls.ts'
import { Claim, FactCheck, OriginalityCheck, optimizerContract } from '../contract.ts'
import { checkAsTool } from './facts/as-tool.ts'
import { factCheckJob } from './facts/job.ts'
import { addReportPages } from './facts/report-pages.ts'
import { factRoutes } from './facts/routes.ts'
import { keepFacts } from './facts/schedules.ts'
import type { OptimizerNeighbours } from './facts/uses.ts'
import { linkListRoutes } from './links/list-routes.ts'
import { linkRoutes } from './links/routes.ts'
import { linkRunRoutes } from './links/run-routes.ts'
import { checkJob } from './originality/check-job.ts'
import { addOriginalityPages } from './originality/report-pages.ts'
import { originalityRoutes, plagiarismRoute } from './originality/routes.ts'
import { keepOriginality } from './originality/schedules.ts'
import { seoRoutes } from './seo/routes.ts'
import { subjectRoutes } from './subject-routes.ts'
import { toneRoutes } from './tone/routes.ts'

export { readSentences } from '../facts/read-sentences.ts'
export { factCheckTool } from './facts/as-tool.ts'
export { citedIn } from './facts/citations.ts'
export { openFindingsOf } from './facts/open-findings.ts'
export { type Refutation, refutationsOf, sentenceKey } from './facts/refutations.ts'
export { startCheck } from './facts/start.ts'
export { pageOfSubject } from './page-of-subject.ts'
export { readSubject } from './read-subject.ts'

const os = implementing(optimizerContract)

/** Checks of a text: facts, search engines, originality, tone, links. */
export function optimizerFeature(neighbours: OptimizerNeighbours): ServerFeature {
  return {
    name: 'optimizer',
    about: 'Text checks: facts, SEO, originality, tone, and links.',
    schemas: { FactCheck, Claim, OriginalityCheck },
    rawCalls: reportRawCalls,
    contract: optimizerContract,
    router: os.router({
      subject: subjectRoutes,
      facts: factRoutes(neighbours),
      factTool: os.factTool.handler(({ input, context }) => checkAsTool(context, input)),
      seo: seoRoutes,
      tone: toneRoutes,
      originality: originalityRoutes,
      links: linkRoutes,
      linkLists: linkListRoutes,
      linkRuns: linkRunRoutes,
      plagiarism: plagiarismRoute,
    }),
    jobs: [factCheckJob, checkJob],
    schedules: [keepFacts, keepOriginality],
    plugin(app, deps) {
      addReportPages(app, deps)
      addOriginalityPages(app, deps)
    },
  }
}
