import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { memberOf } from '../../../platform/server/rights.ts'
import { pluginSignInContract } from '../contract.ts'
import { allowPlugin } from './allow-plugin.ts'
import { exchangeCode } from './exchange-code.ts'
import { readPluginRequest } from './plugin-request.ts'

const os = implementing(pluginSignInContract)

/** A person lets a program elsewhere have an API key. */
export const pluginSignInFeature: ServerFeature = {
  name: 'plugin-sign-in',
  about: 'Sign-in for plugins: a person’s consent, a one-time code with PKCE, and the API key it is exchanged for.',
  contract: pluginSignInContract,
  router: os.router({
    check: os.check.handler(async ({ input, context: { deps } }) => {
      const { host, isLoopback, scope, returnUrl } = readPluginRequest(deps.config, input)
      const declined_url = returnUrl({ error: 'access_denied' })
      return { status: 200, host, on_this_computer: isLoopback, scope, declined_url }
    }),
    allow: os.allow.handler(async ({ input, context }) => {
      const { userId } = memberOf(context)
      const request = readPluginRequest(context.deps.config, input)
      return { status: 200, return_url: await allowPlugin(context.deps, userId, request) }
    }),
    exchange: os.exchange.handler(async ({ input, context: { deps } }) => ({
      status: 200,
      ...(await exchangeCode(deps, input)),
    })),
  }),
}
