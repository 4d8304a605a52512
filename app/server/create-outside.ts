import { createAi } from '../../platform/server/ai/create-ai.ts'
import { keepModelRun } from '../../platform/server/ai/run-store.ts'
import { recordModelCall } from '../../platform/server/ai/store.ts'
import type { Config } from '../../platform/server/config.ts'
import { createConnections } from '../../platform/server/connections/create-connections.ts'
import type { Deps } from '../../platform/server/deps.ts'
import { guardedModelFetch, plainModelFetch } from '../../platform/server/fetch/model-fetch.ts'
import { createOutbound } from '../../platform/server/fetch/outbound.ts'
import { type OwnServices, ownServices } from '../../platform/server/fetch/own-services.ts'
import { userAgentOf } from '../../platform/server/fetch/user-agent.ts'
import { createFileStore } from '../../platform/server/files/create-file-store.ts'
import type { Log } from '../../platform/server/log.ts'
import { createMailer } from '../../platform/server/mail/create-mailer.ts'
import { createOutbox } from '../../platform/server/outbox/create-outbox.ts'
import { createReachability } from '../../platform/server/reachability.ts'
import { createSearch } from '../../platform/server/search/create-search.ts'
import { createOpenSources } from '../../platform/server/search/open/create-open-sources.ts'
import { createSecrets } from '../../platform/server/secrets/create-secrets.ts'
import { secretKeyOf } from '../../platform/server/secrets/secret-key.ts'
import { VERSION } from './version.ts'

/** Says nothing that anybody would run again. */
const KEY_TEST = 'key-test'

/** What reaches outside, and where nothing may lead that people ask for. */
type Outside = Pick<
  Deps,
  'files' | 'fetch' | 'search' | 'openSources' | 'ai' | 'connections' | 'mail' | 'outbox' | 'reach' | 'secrets'
> & {
  own: OwnServices
}

/** Everything that reaches beyond the process and its database. */
export function createOutside(
  config: Config,
  log: Log,
  { db, clock, hub, metrics }: Pick<Deps, 'db' | 'clock' | 'hub' | 'metrics'>,
): Outside {
  const reach = createReachability(log)
  const secrets = createSecrets(secretKeyOf(config))
  const outbox = createOutbox({ db, hub, clock, secrets })
  const own = ownServices(config)
  const fetch = createOutbound({ allow: config.OUTBOUND_ALLOW, own, userAgent: userAgentOf(config) })
  return {
    fetch,
    own,
    reach,
    connections: createConnections({ db, clock, secrets, fetch, log }),
    outbox,
    mail: createMailer({ config, outbox }),
    secrets,
    files: createFileStore(config, reach),
    search: createSearch({ config, clock, log }),
    openSources: createOpenSources({ config, clock, log }),
    ai: createAi({
      config,
      log,
      clock,
      plainFetch: plainModelFetch(),
      guardedFetch: guardedModelFetch({ allow: [...config.OUTBOUND_ALLOW, ...config.MODEL_ALLOW], own }),
      isOwnPort: (port) => own.isOwn('127.0.0.1', port),
      record: async (call, run) => {
        metrics.modelCall(call)
        const calledAt = clock.now()
        const callId = await recordModelCall(db, call, calledAt)
        if (!run || config.MODEL_RUN_DAYS === 0 || call.feature === KEY_TEST) return
        const content = secrets.encrypt(JSON.stringify(run))
        await keepModelRun(db, { callId, ownerId: call.ownerId, version: VERSION, content, calledAt })
      },
    }),
  }
}
