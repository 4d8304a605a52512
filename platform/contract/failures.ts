/**
 * Every refusal that a person can meet: the HTTP status it answers with and the sentence it says.
 * `{name}` in a sentence is filled from the facts given to `refuse`. Statuses beyond HTTP's own (420, 430, 432, 437,
 * 440, 441) are the wire contract's.
 */
export const failures = {
  'bad-json': { status: 400, message: 'The request is not valid JSON.' },
  'bad-request': { status: 400, message: 'The request could not be read.' },
  'bad-encoding': { status: 400, message: 'The body is not compressed the way its Content-Encoding says.' },
  'not-enough-words': { status: 400, message: 'Please write more words before saving your blog' },
  'too-few-words': { status: 400, message: 'At least 15 words are required to perform a search' },
  'something-wrong': { status: 400, message: 'Something went wrong, please contact support if this persists.' },
  'not-signed-in': { status: 401, message: 'Please sign in to go on.' },
  'not-yours': { status: 403, message: 'This belongs to somebody else.' },
  'not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'foreign-origin': { status: 403, message: 'This change did not come from our own pages, so it was refused.' },
  'not-in-plan': { status: 403, message: 'Your current plan does not include this.' },
  'wrong-password': { status: 403, message: 'That is not your password.' },
  'trial-not-extendable': { status: 403, message: 'Unable to extend your trial. Please contact support.' },
  'not-found': { status: 404, message: 'There is nothing here under that name.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'own-key-missing': { status: 404, message: 'You have not added a model key yet.' },
  conflict: { status: 409, message: 'Somebody changed this in the meantime. Nothing was overwritten.' },
  'idempotency-key-reused': { status: 409, message: 'This Idempotency-Key was already used for a different request.' },
  'not-connected': { status: 409, message: 'This service isn’t connected yet. Connect it first.' },
  'connection-broken': { status: 409, message: 'The service no longer accepts this connection. Connect it again.' },
  'connection-unavailable': {
    status: 503,
    message: 'The service isn’t answering right now. Nothing was changed. Try again in a moment.',
  },
  'in-trash': { status: 409, message: 'This blog is in the trash. Restore it to change or share it.' },
  'workflow-busy': {
    status: 409,
    message: 'The draft is being written right now. Stop it first, or wait until it is done.',
  },
  'facts-open': {
    status: 409,
    message:
      'This project publishes only what was checked. {counts} The first is “{first}” Correct such sentences, check them, or accept them with a reason.',
  },
  'facts-unchecked': {
    status: 409,
    message:
      'This project publishes only what was checked. Claims not checked yet: {count}. Check the facts of this text first.',
  },
  'facts-unmeasured': {
    status: 409,
    message:
      'This project publishes only what was checked, and the fact check does not measure the language of this text. Move the text to another project, or switch that setting of this one off.',
  },
  'check-busy': {
    status: 409,
    message: 'This text is being checked right now. Stop that first, or wait until it is done.',
  },
  'nothing-to-check': { status: 422, message: 'There is no sentence here to check.' },
  'language-not-measured': {
    status: 422,
    message:
      'The fact check does not measure the language of this text, so nothing in it was judged. Nothing was charged.',
  },
  'outline-needed': {
    status: 422,
    message: 'The outline has no sections yet. Take a proposal, or add sections of your own.',
  },
  'nothing-written': { status: 422, message: 'Nothing is written yet, so there is nothing to make a blog of.' },
  'no-sources': {
    status: 422,
    message: 'Add at least one source that is ready to be read. Without sources there is nothing to cite.',
  },
  'too-little-to-outline': {
    status: 422,
    message: 'The sources say too little to be divided. Add sections of your own, or more sources.',
  },
  'too-large': { status: 413, message: 'This is larger than we take.' },
  'unsupported-type': { status: 415, message: 'We cannot read this type of content.' },
  'unsupported-encoding': {
    status: 415,
    message: 'We cannot read this Content-Encoding. Use gzip, deflate, br or zstd, or send the body as it is.',
  },
  'fair-use': { status: 420, message: 'You have reached today’s fair use. You can go on in {seconds} seconds.' },
  invalid: { status: 422, message: 'Something went wrong, please contact support if this persists.' },
  'password-compromised': { status: 422, message: 'This password is one of those that are guessed first.' },
  'credits-exhausted': { status: 429, message: 'You have used all of your credits.' },
  'too-many-requests': { status: 429, message: 'That was too many requests at once. Please wait {seconds} seconds.' },
  'too-many-tries': { status: 429, message: 'The password was wrong too often. Please wait {seconds} seconds.' },
  'headers-too-large': { status: 431, message: 'The headers of this request are larger than we take.' },
  'websocket-needed': { status: 426, message: 'This address is for WebSocket connections.' },
  'run-limit': { status: 430, message: 'You have used all runs of this feature that your plan has this month.' },
  'own-key-quota': { status: 432, message: 'Your model provider says: {reason}' },
  'own-key-refused': { status: 437, message: 'Your model provider refused your key. Please check it.' },
  'provider-down': { status: 440, message: 'The model provider is not answering. Please try again in a while.' },
  'provider-limit': { status: 441, message: 'Your model provider says: {reason}' },
  internal: {
    status: 500,
    message: 'It seems you have succeeded in burning our servers. Please wait for a few seconds as we cool down',
  },
  'pdf-unavailable': {
    status: 501,
    message: 'This server has no browser to make PDFs with. Print instead, and choose “Save as PDF”.',
  },
  'model-unavailable': { status: 503, message: 'No language model can be reached right now. Nothing was charged.' },
  'material-needed': {
    status: 400,
    message:
      'The built-in writer only says what a text or a source says. Give it more to write from, or connect a language model.',
  },
  'model-confused': {
    status: 503,
    message: 'The language model gave an answer that could not be used. Nothing was charged; please try again.',
  },
  'model-broke-off': {
    status: 503,
    message: 'The language model broke off in the middle. Nothing was charged for it; please try again.',
  },
  'model-needed': {
    status: 400,
    message:
      'This needs a language model, and none is connected. Add your own key under Account, Model key, or ask the operator of this server to configure one.',
  },
  'database-unavailable': {
    status: 503,
    message: 'Our database is not reachable right now. What you typed is kept on this page; please try again shortly.',
  },
  'outcome-unknown': {
    status: 503,
    message:
      'Our database went away before it could say whether this was stored. Please look before you try again; what you typed is kept on this page.',
  },
  'disk-full': {
    status: 507,
    message: 'The server has no room left to store this. Nothing was lost; please tell its operator.',
  },
  'address-invalid': { status: 400, message: 'That is not a web address that can be opened: {reason}.' },
  'address-forbidden': { status: 400, message: 'This address leads into a private network, so it is not opened.' },
  'address-unreachable': { status: 400, message: '{host} could not be reached: {reason}.' },
  'address-timeout': { status: 400, message: '{host} took too long to answer.' },
  'answer-too-large': { status: 400, message: '{host} sends more than {limit}, which is more than we read.' },
  'answer-wrong-type': { status: 400, message: '{host} sends “{type}”, which we cannot read.' },
  'too-many-redirects': { status: 400, message: '{host} keeps sending us on to other addresses.' },
  'files-unavailable': {
    status: 503,
    message: 'Our file store does not answer right now. Nothing was lost; please try again shortly.',
  },
  'file-empty': { status: 400, message: 'This file is empty.' },
  'file-type-unsupported': {
    status: 415,
    message: 'This type of file cannot be read. Use PDF, DOCX, TXT, MD, HTML or CSV.',
  },
  'file-type-mismatch': { status: 415, message: 'This file is named like {named}, but it is {found}.' },
  'file-no-text': { status: 400, message: 'There is no text in this file.' },
  'file-damaged': { status: 400, message: 'This {kind} is damaged or cut off, so it cannot be read.' },
  'file-locked': {
    status: 400,
    message: 'This {kind} is locked with a password. Save a copy without one and add that.',
  },
  'file-bomb': {
    status: 400,
    message: 'This document unpacks to far more than a document holds, so it was not opened.',
  },
  'file-too-complex': { status: 400, message: 'This document is too large or too deeply nested to be read.' },
  'source-too-fragmented': {
    status: 400,
    message:
      'This document falls into {count} separate pieces, most of them only a few characters long; {most} can be read. Check that it holds text, and leave out what is not.',
  },
  'reading-too-long': { status: 400, message: 'Reading this document took too long, so it was stopped.' },
  'pdf-pictures-only': {
    status: 400,
    message: 'This PDF has no text, only pictures of pages. Run text recognition (OCR) over it and add the result.',
  },
  'pdf-blank': { status: 400, message: 'This PDF has no text: its pages are blank.' },
  'page-no-text': { status: 400, message: 'There is no text to read on this page; it may need a browser to show any.' },
  'page-not-readable': { status: 400, message: '{why} ({host} answered {status}).' },
  'page-closed': { status: 400, message: 'The page asks not to be read by machines.' },
  'site-closed': { status: 400, message: '{host} asks in its robots.txt not to be read by machines.' },
  'site-not-readable': { status: 400, message: 'No page of {host} could be read. {why}' },
  'file-gone': { status: 400, message: 'The file is not stored any more. Add it again.' },
  'file-limit': { status: 403, message: 'Your plan keeps {limit} files. Delete some, or change the plan.' },
  'search-unavailable': {
    status: 503,
    message: 'No search provider answers right now. Your own sources can still be used.',
  },
  'shutting-down': { status: 503, message: 'The server is restarting. Please try again in a few seconds.' },
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

/** Facts of a refusal. `details`, `message` and `cause` have meaning; `body` is added to the answer as it stands. */
export interface RefusalFacts {
  details?: FailureDetail[]
  /** Replaces the catalogue's sentence, for words that a provider or a rule gives. Cleaned by the caller. */
  message?: string
  /** Fields that the answer carries beside the usual ones, for example the stored version of a conflict. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
  [fact: string]: unknown
}

/** An expected "no": has a code from the catalogue, and answers with that code's status. */
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
    // what is malformed as a whole is said of no field in particular
    const details = this.facts.details ?? (this.status === 422 ? [{ path: '', message: this.message }] : undefined)
    return { status: this.status, message: this.message, code: this.code, ...(details ? { details } : {}), ...body }
  }
}

/** Ends the call with a refusal from the catalogue; the type `never` lets guards read as statements. */
export function refuse(code: FailureCode, facts?: RefusalFacts): never {
  throw new Refusal(code, facts)
}

function sentence(code: FailureCode, facts: RefusalFacts): string {
  return failures[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
}
