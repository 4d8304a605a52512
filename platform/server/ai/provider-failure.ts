import { APICallError } from '@ai-sdk/provider'
import { type FailureCode, Refusal } from '../../contract/failures.ts'
import { cleanWords } from './provider-words.ts'

/** A limit of ours struck while a provider was being waited for. */
export class TimeLimit extends Error {
  constructor(waitedFor: 'first text' | 'next text' | 'whole answer') {
    super(`no ${waitedFor} in time`)
    this.name = 'TimeLimit'
  }
}

const EMPTY = {
  nothing: 'the model answered with nothing',
  declined: 'the model declined to answer',
  thoughts: 'the model used up its tokens on thinking before it answered',
}

/** An answer that ended without a word of text. */
export class EmptyAnswer extends Error {
  readonly why: keyof typeof EMPTY
  constructor(why: keyof typeof EMPTY) {
    super(EMPTY[why])
    this.name = 'EmptyAnswer'
    this.why = why
  }
}

/** What went wrong at a provider. */
export interface ProviderFailure {
  kind: 'key' | 'quota' | 'unknown-model' | 'limit' | 'down'
  /** The provider's own words, cleaned; empty when it had none. */
  words: string
  /** Whether the same request may succeed if it is sent again at once. */
  again: boolean
}

/** Words by which providers say that money, not speed, is the matter. OpenAI: `insufficient_quota` with 429. Anthropic: 400. */
const QUOTA =
  /insufficient[_ ]quota|exceeded your current quota|credit balance|billing|payment required|out of credits|spending limit/i
/** Words by which providers say that the text is too long for the model. */
const TOO_LONG =
  /context[_ ]length|maximum context|context window|prompt is too long|too many tokens|request too large|exceeds? the (available )?context/i

/** Says what kind of failure an error of a provider is, whatever shape the error has. Refusals of ours are not for it. */
export function providerFailure(error: unknown, secrets: readonly string[] = []): ProviderFailure {
  if (error instanceof EmptyAnswer) {
    const isNothing = error.why === 'nothing'
    return { kind: isNothing ? 'down' : 'limit', words: isNothing ? '' : error.message, again: false }
  }
  const { status, words: said, marks } = reading(error)
  const words = cleanWords(said, secrets)
  if (status === 401 || status === 403) return { kind: 'key', words, again: false }
  if (status === 402 || (status !== undefined && status < 500 && QUOTA.test(marks)))
    return { kind: 'quota', words, again: false }
  if (status === 404) return { kind: 'unknown-model', words, again: false }
  if (status === 429 || status === 413 || TOO_LONG.test(marks)) return { kind: 'limit', words, again: false }
  if (status !== undefined && status >= 400 && status < 500 && status !== 408)
    return { kind: 'limit', words, again: false }
  return { kind: 'down', words, again: !(error instanceof TimeLimit) }
}

/** Whether a provider took a request for a faulty one: there is something in it that it does not know. */
export function isRefusedRequest(error: unknown): boolean {
  const { status } = reading(error)
  return status === 400 || status === 422 || status === 501
}

/**
 * What may be known of a failure further up and in logs: its kind and cleaned words. The provider's own error holds the
 * whole request, prompt and all, and must not travel.
 */
export function asCause({ kind, words }: ProviderFailure): Error {
  return new Error(words ? `${kind}: ${words}` : kind)
}

/** The refusal that a person with an own key meets; its fact `setting` says what of the key is at fault. */
export function ownKeyRefusal(failure: ProviderFailure, statusPage: string | null): Refusal {
  const cause = asCause(failure)
  const said = failure.words ? `Your model provider says: ${failure.words}` : undefined
  switch (failure.kind) {
    case 'key':
      return new Refusal('own-key-refused', { cause, setting: 'key' })
    case 'unknown-model':
      return new Refusal('own-key-refused', {
        cause,
        setting: 'model',
        message: 'Your model provider doesn’t recognize this model or URL. Check your model key’s settings.',
      })
    case 'quota':
      return refusalOf(
        'own-key-quota',
        said ?? 'Your key has used up its quota or balance at the model provider.',
        cause,
      )
    case 'limit':
      return refusalOf(
        'provider-limit',
        said ?? 'Your model provider’s limit was reached. Wait a moment, or shorten the text.',
        cause,
      )
    case 'down':
      return new Refusal('provider-down', { cause, body: { status_page: statusPage } })
  }
}

/** Our own refusal inside an error, for example that an address leads inwards; null when there is none. */
export function refusalWithin(error: unknown): Refusal | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++)
    if (at instanceof Refusal) return at
  return null
}

function refusalOf(code: FailureCode, message: string, cause: unknown): Refusal {
  return new Refusal(code, { message, cause })
}

/** What an error says: the HTTP status, words for people, and everything in it that helps to tell its kind. */
interface Reading {
  status: number | undefined
  words: string
  marks: string
}

/** Reads an error of the HTTP call, an error event within a stream, or anything else. */
function reading(error: unknown): Reading {
  if (APICallError.isInstance(error)) {
    const status = error.statusCode === 200 ? undefined : error.statusCode
    return { status, words: error.message, marks: `${error.message} ${codesIn(error.responseBody)}` }
  }
  if (error instanceof Error) return { status: undefined, words: '', marks: '' }
  const { message, code, type, statusCode } = fieldsOf(error)
  const marks = [message, code, type].filter(Boolean).join(' ')
  return {
    status: typeof statusCode === 'number' ? statusCode : statusOfMarks(marks),
    words: String(message ?? ''),
    marks,
  }
}

function fieldsOf(error: unknown): { message?: unknown; code?: unknown; type?: unknown; statusCode?: unknown } {
  if (typeof error === 'string') return { message: error }
  return typeof error === 'object' && error !== null ? error : {}
}

/** Error events inside a stream often bear a type but no status. */
function statusOfMarks(marks: string): number | undefined {
  if (QUOTA.test(marks)) return 402
  if (/rate_limit|too many requests/i.test(marks)) return 429
  if (/authentication|invalid[_ ]api[_ ]key|permission/i.test(marks)) return 401
  return undefined
}

/** The machine-readable codes in an error body, which the message alone may not show (`insufficient_quota`). */
function codesIn(body: string | undefined): string {
  return [...(body ?? '').slice(0, 10_000).matchAll(/"(?:code|type)"\s*:\s*"([\w-]{3,60})"/g)]
    .map(([, code]) => code)
    .join(' ')
}
