import type { Translate } from '../../../platform/web/i18n/use-t.ts'
import type { messages } from './messages.ts'

/** What people call a feature that is counted by the month; its name where there are no words for it. */
export function featureWords(feature: string, t: Translate<typeof messages>): string {
  return isKnown(feature) ? t(feature) : feature
}

function isKnown(feature: string): feature is 'autoblog_workflow' | 'content_optimization' | 'plagiarism' {
  return feature === 'autoblog_workflow' || feature === 'content_optimization' || feature === 'plagiarism'
}
