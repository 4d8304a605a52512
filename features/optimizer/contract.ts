import { factTool } from './contract/fact-tool.ts'
import { factCalls } from './contract/facts.ts'
import { linkListCalls } from './contract/link-lists.ts'
import { linkRunCalls } from './contract/link-runs.ts'
import { linkCalls } from './contract/links.ts'
import { originalityCalls } from './contract/originality.ts'
import { plagiarismCall } from './contract/plagiarism.ts'
import { seoCalls } from './contract/seo.ts'
import { subjectCalls } from './contract/subject.ts'
import { toneCalls } from './contract/tone.ts'

export * from './contract/compared.ts'
export * from './contract/facts.ts'
export * from './contract/left-out.ts'
export * from './contract/link-lists.ts'
export * from './contract/link-runs.ts'
export * from './contract/links.ts'
export * from './contract/originality.ts'
export * from './contract/seo.ts'
export * from './contract/subject.ts'
export * from './contract/tone.ts'
export * from './facts/fixed-values.ts'

/** Checks of a text: facts, search engines, originality, tone, links. */
export const optimizerContract = {
  subject: subjectCalls,
  facts: factCalls,
  factTool,
  seo: seoCalls,
  tone: toneCalls,
  originality: originalityCalls,
  links: linkCalls,
  linkLists: linkListCalls,
  linkRuns: linkRunCalls,
  plagiarism: plagiarismCall,
}
