import { accountsApi } from '../../features/accounts/web/index.ts'

const MOST_PER_PAGE = 5
const LONGEST = 4_000
const reported = new Set<string>()

/** Tells the server of errors that nobody caught, so that its operator learns of them. Never what is on the page. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/** Sends one error, once, with its stack and the page's path. */
export function reportError(error: unknown): void {
  // A refusal of the server is an answer; it knows of it.
  if (!(error instanceof Error) || error.name === 'ApiFailure' || error.name === 'AbortError') return
  const message = `${location.pathname}\n${error.stack ?? `${error.name}: ${error.message}`}`.slice(0, LONGEST)
  if (reported.size >= MOST_PER_PAGE || reported.has(message)) return
  reported.add(message)
  accountsApi.call.reportError({ message }).catch(() => undefined)
}
