import { leadGenerationEmail, promotionalEmail } from './catalog/shapes/emails.ts'
import { linkedinLong, linkedinShort } from './catalog/shapes/linkedin.ts'
import { thread, tweet } from './catalog/shapes/posts.ts'
import { questionsAndAnswers } from './catalog/shapes/questions.ts'
import type { Shape } from './catalog/shapes/shape.ts'
import { executiveSummary } from './catalog/shapes/summary.ts'

/** What a finished text can be turned into, in the order in which it is offered. */
export const shapes: readonly Shape[] = [
  thread,
  tweet,
  linkedinLong,
  linkedinShort,
  executiveSummary,
  questionsAndAnswers,
  promotionalEmail,
  leadGenerationEmail,
]
