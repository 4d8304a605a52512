import type { ApiFailure } from '../api/failure.ts'
import type { Translate } from '../i18n/use-t.ts'
import type { messages } from './messages.ts'

/** What a failure says: what is wrong with each part where the server names them, else its own sentence, or ours where no answer came. */
export function failureWords(failure: ApiFailure, t: Translate<typeof messages>): string {
  if (failure.code === 'page-fault') return t('faultText')
  if (failure.code === 'invalid' && failure.details.length > 0)
    return [...new Set(failure.details.map(({ message }) => message))].join(' ')
  return failure.message || t('unreachableText')
}
