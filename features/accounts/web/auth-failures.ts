import { ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import type { Translate } from '../../../platform/web/i18n/use-t.ts'
import type { messages } from './messages.ts'

type Words = Translate<typeof messages>

/** The shortest password that the server takes, in characters. */
export const SHORTEST_PASSWORD = 8

/** Runs an auth call; what it refuses is said in our words, at the field it is about where there is one. */
export async function inOurWords<T>(t: Words, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw translated(asFailure(error), t)
  }
}

function translated(failure: ApiFailure, t: Words): ApiFailure {
  const { field, message } = wordsFor(failure, t)
  if (!message) return failure
  const details = field ? [{ path: field, message }] : []
  return new ApiFailure(failure.status, { ...failure.body, message, code: failure.code, details })
}

function wordsFor({ code, status, retryAfterSeconds }: ApiFailure, t: Words): { field?: string; message?: string } {
  switch (code.replaceAll('-', '_').toUpperCase()) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_CREDENTIALS':
      return { message: t('wrongPassword') }
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return { field: 'email', message: t('emailTaken') }
    case 'INVALID_EMAIL':
      return { field: 'email', message: t('emailInvalid') }
    case 'PASSWORD_TOO_SHORT':
      return { field: 'password', message: t('passwordTooShort', { min: SHORTEST_PASSWORD }) }
    case 'PASSWORD_TOO_LONG':
      return { field: 'password', message: t('passwordTooLong') }
    case 'INVALID_PASSWORD':
      return { field: 'current_password', message: t('currentPasswordWrong') }
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return { message: t('resetLinkOld') }
    case 'EMAIL_NOT_VERIFIED':
      return { message: t('emailNotVerified') }
    default:
      return status === 429 ? { message: waiting(t, retryAfterSeconds ?? 60) } : {}
  }
}

function waiting(t: Words, seconds: number): string {
  if (seconds < 120) return t('tooManyTries', { seconds })
  return t('tooManyTriesMinutes', { minutes: Math.ceil(seconds / 60) })
}
