/**
 * Every refusal that a person can meet: the HTTP status it answers with and the sentence it says.
 * `{name}` in a sentence is filled from the facts given to `refuse`. Statuses beyond HTTP's own (420, 430, 432, 437,
 * 440, 441) are the wire contract's.
 */
export const failures = {
  'bad-json': { status: 400, message: 'The request body isn’t valid JSON.' },
  'bad-request': { status: 400, message: 'The request couldn’t be read.' },
  'bad-encoding': { status: 400, message: 'The body doesn’t match its Content-Encoding.' },
  'callback-invalid': {
    status: 400,
    message:
      'The plugin’s callback URL isn’t valid. It must be an https URL, or an http URL on this computer, without a fragment or credentials. Nothing was shared.',
  },
  'challenge-needed': {
    status: 400,
    message:
      'The plugin on {host} didn’t send a valid code challenge (PKCE with S256), so signing in with it wouldn’t be safe. Nothing was shared.',
  },
  'scope-unknown': { status: 400, message: 'The plugin on {host} asked for an unknown scope. Nothing was shared.' },
  'code-invalid': {
    status: 400,
    message: 'This code was used, has expired, or belongs to another request. Sign in again.',
  },
  'not-enough-words': { status: 400, message: 'Please write more words before saving your blog' },
  'too-few-words': { status: 400, message: 'At least 15 words are required to perform a search' },
  'something-wrong': { status: 400, message: 'Something went wrong, please contact support if this persists.' },
  'not-signed-in': { status: 401, message: 'Sign in to continue.' },
  'key-expired': { status: 401, message: 'This API key has expired. Create a new one on your account page.' },
  'account-suspended': { status: 401, message: 'This account is suspended. Contact the operator of this server.' },
  'not-yours': { status: 403, message: 'This belongs to another account.' },
  'not-allowed': { status: 403, message: 'You don’t have permission to do this.' },
  'key-scope': { status: 403, message: 'This API key’s scope doesn’t allow this. Use a key with more access.' },
  'foreign-origin': { status: 403, message: 'This request didn’t come from this site, so it was refused.' },
  'not-in-plan': { status: 403, message: 'Your current plan doesn’t include this.' },
  'wrong-password': { status: 403, message: 'Incorrect password.' },
  'callback-not-allowed': {
    status: 403,
    message: 'This server doesn’t allow plugins on {host}. Its operator decides which hosts are allowed.',
  },
  'trial-not-extendable': { status: 403, message: 'Unable to extend your trial. Please contact support.' },
  'not-found': { status: 404, message: 'We couldn’t find what you were looking for.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'own-key-missing': { status: 404, message: 'You haven’t added a model key yet.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Nothing was overwritten.' },
  'idempotency-key-reused': { status: 409, message: 'This Idempotency-Key was already used for a different request.' },
  'not-connected': { status: 409, message: 'This service isn’t connected yet. Connect it first.' },
  'connection-broken': { status: 409, message: 'The service no longer accepts this connection. Connect it again.' },
  'connection-unavailable': {
    status: 503,
    message: 'The service isn’t responding. Nothing was changed. Try again shortly.',
  },
  'in-trash': { status: 409, message: 'This blog is in the trash. Restore it to change or share it.' },
  'answer-busy': { status: 409, message: 'This answer is still being written. Stop it first, or wait for it.' },
  'workflow-busy': { status: 409, message: 'The draft is being written. Stop it first, or wait until it’s finished.' },
  'facts-open': {
    status: 409,
    message:
      'This project requires checked facts. {counts} The first is “{first}” Correct these sentences, check them, or accept them with a reason.',
  },
  'facts-unchecked': {
    status: 409,
    message:
      'This project requires checked facts. Unchecked claims: {count}. Before you publish or share, check the facts, or accept the claims with a reason.',
  },
  'facts-unmeasured': {
    status: 409,
    message:
      'This project requires checked facts, and fact checking isn’t available for this language. Move the blog to another project, or turn off the setting for this project.',
  },
  'check-busy': {
    status: 409,
    message: 'This text is being checked. Stop the check first, or wait until it’s finished.',
  },
  'nothing-to-check': { status: 422, message: 'There are no sentences to check.' },
  'nothing-to-compare': {
    status: 422,
    message:
      'There’s nothing to compare this text with: no sources, no citations or links in the text, and no web search. Nothing was checked, and no credits were charged. Add or select a source, name a web page, or have the server’s operator connect a search provider.',
  },
  'language-not-measured': {
    status: 422,
    message: 'Fact checking isn’t available for this language. Nothing was checked, and no credits were charged.',
  },
  'outline-needed': {
    status: 422,
    message: 'The outline has no sections yet. Use a suggested outline or add your own sections.',
  },
  'nothing-written': {
    status: 422,
    message: 'Nothing has been written yet, so there’s nothing to create a blog from.',
  },
  'no-sources': {
    status: 422,
    message: 'Add at least one source that has finished processing. Without sources, there’s nothing to cite.',
  },
  'too-little-to-outline': {
    status: 422,
    message: 'The sources don’t have enough content for an outline. Add your own sections, or add more sources.',
  },
  'too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-type': { status: 415, message: 'This content type isn’t supported.' },
  'unsupported-encoding': {
    status: 415,
    message: 'This Content-Encoding isn’t supported. Use gzip, deflate, br, or zstd, or send the body uncompressed.',
  },
  'fair-use': { status: 420, message: 'You’ve reached today’s fair-use limit. You can continue in {seconds} seconds.' },
  invalid: { status: 422, message: 'Something went wrong, please contact support if this persists.' },
  'password-compromised': { status: 422, message: 'This password is too easy to guess. Choose another one.' },
  'credits-exhausted': { status: 429, message: 'You’ve used all your credits.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Try again in {seconds} seconds.' },
  'too-many-tries': { status: 429, message: 'Too many incorrect passwords. Try again in {seconds} seconds.' },
  'headers-too-large': { status: 431, message: 'The request headers are too large.' },
  'websocket-needed': { status: 426, message: 'This URL is for WebSocket connections.' },
  'run-limit': { status: 430, message: 'You’ve used all of this month’s runs for this feature.' },
  'own-key-quota': { status: 432, message: 'Your model provider says: {reason}' },
  'own-key-refused': { status: 437, message: 'Your model provider rejected your key. Check your model key.' },
  'provider-down': { status: 440, message: 'The model provider isn’t responding. Try again later.' },
  'provider-limit': { status: 441, message: 'Your model provider says: {reason}' },
  internal: {
    status: 500,
    message: 'It seems you have succeeded in burning our servers. Please wait for a few seconds as we cool down',
  },
  'pdf-unavailable': {
    status: 501,
    message: 'This server can’t create PDFs. Use Print instead and choose “Save as PDF”.',
  },
  'model-unavailable': { status: 503, message: 'No language model is available right now. Nothing was charged.' },
  'material-needed': {
    status: 400,
    message:
      'The built-in writer only uses what your text or sources say. Give it more to work with, or connect a language model.',
  },
  'model-confused': {
    status: 503,
    message: 'The language model’s response couldn’t be used. Nothing was charged. Try again.',
  },
  'model-declined': {
    status: 503,
    message:
      'The language model declined to write this. Nothing was charged. Change the topic or notes, or choose another model.',
  },
  'model-other-language': {
    status: 503,
    message: 'The language model didn’t write in {language}. Nothing was charged. Try again, or choose another model.',
  },
  'model-loops': {
    status: 503,
    message: 'The language model kept repeating itself. Nothing was charged. Try again, or choose another model.',
  },
  'model-broke-off': {
    status: 503,
    message: 'The language model’s response was cut off. Nothing was charged. Try again.',
  },
  'model-needed': {
    status: 400,
    message:
      'This requires a language model, and none is connected. Add your own under Account > Model key, or ask this server’s operator to connect one.',
  },
  'model-server-missing': { status: 409, message: 'Ollama isn’t running on this server. Start it, then try again.' },
  'model-not-pulled': { status: 502, message: 'The model couldn’t be downloaded.' },
  'database-unavailable': {
    status: 503,
    message: 'The database is unavailable right now. What you typed is kept on this page. Try again shortly.',
  },
  'outcome-unknown': {
    status: 503,
    message:
      'We lost the connection to the database, so we don’t know whether this was saved. What you typed is kept on this page. Check before you try again.',
  },
  'disk-full': {
    status: 507,
    message:
      'The server is out of disk space, so this wasn’t saved. Nothing already saved was lost. Contact the server’s operator.',
  },
  'address-invalid': { status: 400, message: 'This isn’t a valid web address: {reason}.' },
  'address-forbidden': { status: 400, message: 'This address is on a private network, so it can’t be opened.' },
  'address-unreachable': { status: 400, message: 'Couldn’t reach {host}: {reason}.' },
  'address-timeout': { status: 400, message: '{host} took too long to respond.' },
  'answer-too-large': { status: 400, message: 'The response from {host} is larger than the {limit} limit.' },
  'answer-wrong-type': { status: 400, message: '{host} sent a type of content we can’t read ({type}).' },
  'too-many-redirects': { status: 400, message: '{host} redirected too many times.' },
  'files-unavailable': {
    status: 503,
    message: 'File storage is unavailable right now. Nothing was lost. Try again shortly.',
  },
  'file-empty': { status: 400, message: 'This file is empty.' },
  'file-type-unsupported': {
    status: 415,
    message: 'This file type isn’t supported. Use PDF, DOCX, TXT, MD, HTML, or CSV.',
  },
  'file-type-mismatch': { status: 415, message: 'This file’s name says it’s {named}, but its content is {found}.' },
  'file-no-text': { status: 400, message: 'This file has no text.' },
  'file-damaged': { status: 400, message: 'This {kind} is damaged or incomplete, so it can’t be read.' },
  'file-locked': {
    status: 400,
    message: 'This {kind} is password-protected. Save a copy without a password and add that instead.',
  },
  'file-bomb': { status: 400, message: 'This file expands to an unsafe size, so it wasn’t opened.' },
  'file-too-complex': { status: 400, message: 'This document is too large or too complex to read.' },
  'source-too-fragmented': {
    status: 400,
    message:
      'This document breaks into {count} separate pieces, most of them only a few characters long. The limit is {most}. Make sure it contains text, and remove anything else.',
  },
  'reading-too-long': { status: 400, message: 'Reading this document took too long, so we stopped.' },
  'pdf-pictures-only': {
    status: 400,
    message: 'This PDF contains only images of text. Run text recognition (OCR) on it, then add the result.',
  },
  'pdf-blank': { status: 400, message: 'This PDF has no text. Its pages are blank.' },
  'page-no-text': { status: 400, message: 'No readable text on this page. It may require JavaScript.' },
  'page-not-readable': { status: 400, message: '{why} ({host} responded with {status}).' },
  'page-closed': { status: 400, message: 'This page doesn’t allow automated reading.' },
  'site-closed': { status: 400, message: '{host} doesn’t allow automated reading (robots.txt).' },
  'site-not-readable': { status: 400, message: 'Couldn’t read any page of {host}. {why}' },
  'file-gone': { status: 400, message: 'This file is no longer stored. Add it again.' },
  'file-limit': { status: 403, message: 'Your plan includes {limit} stored files. Delete some, or upgrade your plan.' },
  'voice-limit': { status: 403, message: 'Your plan includes {voices}. Delete one, or upgrade your plan.' },
  'search-unavailable': {
    status: 503,
    message: 'Web search isn’t available right now. You can still use your own sources.',
  },
  'read-only': {
    status: 503,
    message: 'Longhand is read-only during maintenance, so this wasn’t saved. What you typed is kept on this page.',
  },
  maintenance: {
    status: 503,
    message: 'Longhand is down for maintenance. Everything saved is kept. Try again later.',
  },
  'shutting-down': { status: 503, message: 'The server is restarting. Try again in a few seconds.' },
} as const satisfies Record<string, { status: number; message: string }>

/** The kebab-case code of a failure, as programs see it. */
export type FailureCode = keyof typeof failures

/** One field that is at fault: where, and why in a sentence for people. */
export interface FailureDetail {
  path: string
  message: string
}

/** What a failure answers with, on every path of both services. */
export interface FailureBody {
  status: number
  message: string
  code: string
  details?: FailureDetail[]
  [fact: string]: unknown
}

/** Facts of a refusal. `details`, `message` and `cause` have meaning; `body` is added to the answer unchanged. */
export interface RefusalFacts {
  details?: FailureDetail[]
  /** Replaces the catalog's sentence, for words that a provider or a rule gives. Cleaned by the caller. */
  message?: string
  /** Fields that the answer carries beside the usual ones, for example the stored version of a conflict. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
  [fact: string]: unknown
}

/** An expected "no": has a code from the catalog, and answers with that code's status. */
export class Refusal extends Error {
  readonly code: FailureCode
  readonly facts: RefusalFacts
  constructor(code: FailureCode, facts: RefusalFacts = {}) {
    super(facts.message ?? sentence(code, facts), { cause: facts.cause })
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }

  get status(): number {
    return failures[this.code].status
  }

  /** The body that the caller receives. */
  toBody(): FailureBody {
    const { body } = this.facts
    // an input that is malformed as a whole has no field to blame
    const details = this.facts.details ?? (this.status === 422 ? [{ path: '', message: this.message }] : undefined)
    return { status: this.status, message: this.message, code: this.code, ...(details ? { details } : {}), ...body }
  }
}

/** Ends the call with a refusal from the catalog; the type `never` lets guards read as statements. */
export function refuse(code: FailureCode, facts?: RefusalFacts): never {
  throw new Refusal(code, facts)
}

function sentence(code: FailureCode, facts: RefusalFacts): string {
  const { message } = failures[code]
  const counted = facts.seconds === 1 ? message.replace('{seconds} seconds', '1 second') : message
  return counted.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
}
