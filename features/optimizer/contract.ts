import { originalityCalls, plagiarismCall } from './contract/originality.ts'
import { seoCalls } from './contract/seo.ts'
import { subjectCalls } from './contract/subject.ts'

export * from './contract/originality.ts'
export * from './contract/seo.ts'
export * from './contract/subject.ts'

/** Checks of a text: facts, search engines, originality, tone, links. */
export const optimizerContract = {
  subject: subjectCalls,
  seo: seoCalls,
  originality: originalityCalls,
  plagiarism: plagiarismCall,
}
