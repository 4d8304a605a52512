import type { z } from 'zod'
import { type FailureCode, refuse } from '../../../platform/contract/failures.ts'
import { type KeyScope, keyScopes } from '../../../platform/contract/policy.ts'
import type { Config } from '../../../platform/server/config.ts'
import type { pluginSignInContract } from '../contract.ts'

type Asked = z.output<(typeof pluginSignInContract)['check']['~orpc']['inputSchema'] & z.ZodType>

/** A plugin's request that may be put to the person. */
export interface PluginRequest {
  /** As the plugin wrote it; the exchange names it again, letter by letter. */
  callbackUrl: string
  /** Host and port of it. */
  host: string
  isLoopback: boolean
  challenge: string
  scope: KeyScope
  /** The callback URL with these values, and the plugin's `state`. */
  returnUrl(values: Record<string, string>): string
}

/** The narrowest that is of use to most: a plugin that brings texts to a website reads and exports. */
const DEFAULT_SCOPE: KeyScope = 'read'
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])
/** What SHA-256 comes to in base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/**
 * Reads a plugin's request, and refuses what is wrong with it. Only the person leaves for the callback URL, by their own
 * press: anyone can name any URL here, so that a redirect by itself would lead wherever a stranger's link says (RFC 9700 4.11).
 */
export function readPluginRequest(
  { PLUGIN_HOSTS }: Pick<Config, 'PLUGIN_HOSTS'>,
  { callback_url, code_challenge, code_challenge_method, scope = DEFAULT_SCOPE, state }: Asked,
): PluginRequest {
  const callback = callbackIn(callback_url) ?? refuse('callback-invalid', { body: { error: 'invalid_request' } })
  const { host, hostname } = callback
  const isLoopback = LOOPBACK.has(hostname)
  if (!isAllowed(isLoopback ? 'localhost' : hostname, PLUGIN_HOSTS))
    refuse('callback-not-allowed', { host, body: { error: 'unauthorized_client' } })
  const returnUrl = (values: Record<string, string>) =>
    withValues(callback, { ...values, ...(state === undefined ? {} : { state }) })
  const fail = (code: FailureCode, error: string): never =>
    refuse(code, { host, body: { error, return_url: returnUrl({ error }) } })
  if (!code_challenge || !CHALLENGE.test(code_challenge) || code_challenge_method !== 'S256')
    return fail('challenge-needed', 'invalid_request')
  const known = keyScopes.find((one) => one === scope) ?? fail('scope-unknown', 'invalid_scope')
  return { callbackUrl: callback_url, host, isLoopback, challenge: code_challenge, scope: known, returnUrl }
}

/** https anywhere, or http on the person's own computer (RFC 8252 7.3), without a fragment or credentials. */
function callbackIn(text: string): URL | null {
  if (!URL.canParse(text) || text.includes('#')) return null
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  return isSafe && !url.username && !url.password ? url : null
}

function isAllowed(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  return allowed.some((entry) => {
    const name = entry.toLowerCase()
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  })
}

/** Adds to the query and leaves the rest of it as it is. */
function withValues(url: URL, values: Record<string, string>): string {
  const changed = new URL(url)
  changed.search += `${changed.search ? '&' : '?'}${new URLSearchParams(values)}`
  return changed.href
}
