import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { keyScopes } from '../../platform/contract/policy.ts'
import { ApiKey } from '../accounts/contract.ts'

/** What a plugin asks for, as it is in the address that it sends a browser to (RFC 6749 4.1.1, RFC 7636 4.3). */
const PluginRequest = z.object({
  callback_url: z
    .string()
    .max(2_000)
    .default('')
    .describe('Where the browser goes back to: https, or http on loopback'),
  code_challenge: z.string().max(200).optional().describe('base64url(SHA-256(code_verifier)), required'),
  code_challenge_method: z.string().max(20).optional().describe('`S256`, required'),
  scope: z.string().max(100).optional().describe('`read` (default), `generate`, or `full`'),
  state: z.string().max(2_000).optional().describe('Returned unchanged'),
})

/** Sign-in for programs elsewhere: a person allows one to have an API key, and it fetches the key with a one-time code. */
export const pluginSignInContract = {
  check: call(
    {
      method: 'GET',
      path: '/api/plugin-sign-in',
      summary:
        'Check a plugin’s request before the person decides; a refusal has an OAuth `error`, and a `return_url` if that is safe',
    },
    {
      may: 'api-key:create',
      fails: ['callback-invalid', 'callback-not-allowed', 'challenge-needed', 'scope-unknown'],
    },
  )
    .input(PluginRequest)
    .output(
      ok({
        host: z.string().describe('Who gets the key: host and port of the callback URL'),
        on_this_computer: z.boolean().describe('Whether that is a loopback address'),
        scope: z.enum(keyScopes),
        declined_url: z.string().describe('The callback URL with `error=access_denied`'),
      }),
    ),
  allow: call(
    {
      method: 'POST',
      path: '/api/plugin-sign-in/codes',
      summary:
        'Allow a plugin to get an API key: a one-time code, valid for 5 minutes, in the URL to send the browser to',
    },
    {
      may: 'api-key:create',
      idempotent: false, // a code is not kept
      fails: ['callback-invalid', 'callback-not-allowed', 'challenge-needed', 'scope-unknown'],
    },
  )
    .input(PluginRequest)
    .output(ok({ return_url: z.string() })),
  exchange: call(
    {
      method: 'POST',
      path: '/api/plugin-sign-in/key',
      summary: 'Exchange a one-time code and its verifier for an API key; the secret is returned only once',
    },
    {
      may: 'plugin-code:exchange',
      idempotent: false, // a secret is not kept
      callsAMinute: 30,
      bodyLimit: 16 * 1_024,
      fails: ['code-invalid'],
    },
  )
    .input(
      z.object({
        code: z.string().max(200),
        code_verifier: z.string().max(200),
        callback_url: z.string().max(2_000).describe('The same as in the request'),
      }),
    )
    .output(ok({ key: ApiKey, secret: z.string() })),
}
