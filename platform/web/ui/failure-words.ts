import type { ApiFailure } from '../api/failure.ts'
import type { Translate } from '../i18n/use-t.ts'
import type { messages } from './messages.ts'

/** One sentence about a failure: the server's own, or ours where no answer came. */
export function failureWords(failure: ApiFailure, t: Translate<typeof messages>): string {
  if (failure.code === 'page-fault') return t('faultText')
  return failure.message || t('unreachableText')
}
