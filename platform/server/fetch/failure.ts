import { Refusal } from '../../contract/failures.ts'

const TIMEOUTS = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])

/** What went wrong on the way, by the error's code, as the end of the sentence "… could not be reached: …". */
const REASONS: [pattern: RegExp, reason: string][] = [
  [/^(ENOTFOUND|ENODATA)/, 'no website has this name'],
  [/^EAI_/, 'its name couldn’t be looked up'],
  [/^ECONNREFUSED$/, 'it refused the connection'],
  [/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, 'this server has no route to it'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/, 'its certificate or encryption isn’t valid'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ERR_STREAM_PREMATURE_CLOSE)$/,
    'the connection broke before everything arrived',
  ],
  [/^(Z_|ERR_BROTLI|ERR__ERROR|ERR_ZSTD|ZSTD_|ERR_PADDING)/, 'its response is damaged'],
  [/^(HPE_|UND_ERR_)/, 'its response isn’t valid HTTP'],
]

/** An error of the network, of TLS or of decompression as the refusal that a person understands. */
export function asRefusal(error: unknown, host: string, isTimedOut: boolean): Refusal {
  const code = codeOf(error)
  if (isTimedOut || TIMEOUTS.has(code)) return new Refusal('address-timeout', { host, cause: error })
  if (code === 'ADDRESS_FORBIDDEN') return new Refusal('address-forbidden', { host, cause: error })
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'the connection failed'
  return new Refusal('address-unreachable', { host, reason, cause: error })
}

/** The name of a host that nobody needs to look up. */
class ImpossibleName extends Error {
  readonly code = 'ENOTFOUND'
}

/** The refusal of a host that can’t exist. */
export function impossibleName(host: string): Refusal {
  return asRefusal(new ImpossibleName(), host, false)
}

/** Whether a host can’t exist, whatever a name server says. */
export function isImpossibleName({ cause }: Refusal): boolean {
  return cause instanceof ImpossibleName
}

/** Whether a name server says that there is no such name; one that does not answer says nothing. */
export function isUnknownName(refusal: Refusal): boolean {
  return /^(ENOTFOUND|ENODATA)$/.test(codeOf(refusal.cause))
}

/** Whether no name server answered, so that nothing is known of the host. */
export function isNameUnanswered(refusal: Refusal): boolean {
  return codeOf(refusal.cause).startsWith('EAI_')
}

/** The code of an error, or of the first behind it: several addresses may have been tried, or a stream may wrap it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return codeOf(error.cause)
}
