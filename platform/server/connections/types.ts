/** `broken`: the service refuses what we have; only its owner can connect again. */
export type ConnectionState = 'working' | 'broken'

/** What a service gave for an account. */
export interface Tokens {
  accessToken: string
  /** Null where the access token does not end, such as a key that a person copied. */
  refreshToken: string | null
  expiresAt: Date | null
}

/** How tokens of a service are refreshed (OAuth 2.0, RFC 6749, section 6). */
export interface TokenEndpoint {
  address: string
  clientId: string
  clientSecret: string
}

/** A connection as its owner sees it; never its tokens. */
export interface ConnectionView {
  service: string
  account: string
  state: ConnectionState
  problem: string | null
}

/** One store for the tokens of other services: one account for an owner and service. */
export interface Connections {
  /** Keeps what a service gave, in the place of what was there. */
  save(ownerId: string, service: string, connection: { account: string; tokens: Tokens }): Promise<void>
  /**
   * A token that works now. One that ends within a minute is refreshed first, once for all who ask at the same time in whatever
   * process. Refuses `not-connected`, `connection-broken` (the service said no; it is kept as broken) and
   * `connection-unavailable` (the service does not answer; nothing is changed).
   */
  accessToken(ownerId: string, service: string, endpoint?: TokenEndpoint): Promise<string>
  /** For a service that refuses a token although it should work. */
  markBroken(ownerId: string, service: string, problem: string): Promise<void>
  list(ownerId: string): Promise<ConnectionView[]>
  /** Forgets the tokens. False when there were none. */
  remove(ownerId: string, service: string): Promise<boolean>
}
