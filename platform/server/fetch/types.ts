/** Limits of one outgoing call. */
export interface OutboundOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Whole call, redirects included. Default 20,000. */
  timeoutMs?: number
  /** Decompressed bytes. Default 10 MB. */
  maxBytes?: number
  /** Content types taken, as prefixes (`text/`, `application/pdf`); anything when absent. */
  accept?: string[]
  signal?: AbortSignal
  /** Default 5. */
  maxRedirects?: number
}

/** The answer of an outgoing call, read whole. A status of 400 or more is an answer too, not an exception. */
export interface OutboundAnswer {
  status: number
  /** The address that answered, after redirects. */
  url: string
  headers: Record<string, string>
  contentType: string
  bytes: Uint8Array
  /** The bytes as text in their declared or detected charset. */
  text(): string
}

/** Why an address was not reached. Each has its sentence in the failure catalog. */
export type OutboundFailure =
  | 'address-invalid'
  | 'address-forbidden'
  | 'address-unreachable'
  | 'address-timeout'
  | 'answer-too-large'
  | 'answer-wrong-type'
  | 'too-many-redirects'

/** Guarded fetch: refuses (`Refusal` with an `OutboundFailure` code) whatever leads inwards. */
export type Outbound = (address: string, options?: OutboundOptions) => Promise<OutboundAnswer>
