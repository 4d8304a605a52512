import { createAi } from '../../platform/server/ai/create-ai.ts'
import { recordModelCall } from '../../platform/server/ai/store.ts'
import type { Config } from '../../platform/server/config.ts'
import type { Deps } from '../../platform/server/deps.ts'
import { guardedModelFetch, plainModelFetch } from '../../platform/server/fetch/model-fetch.ts'
import { createOutbound } from '../../platform/server/fetch/outbound.ts'
import { createFileStore } from '../../platform/server/files/create-file-store.ts'
import type { Log } from '../../platform/server/log.ts'
import { createMailer } from '../../platform/server/mail/create-mailer.ts'
import { createSearch } from '../../platform/server/search/create-search.ts'
import { createSecrets } from '../../platform/server/secrets/create-secrets.ts'
import { secretKeyOf } from '../../platform/server/secrets/secret-key.ts'

/** Everything that reaches beyond the process and its database. */
export function createOutside(
  config: Config,
  log: Log,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Pick<Deps, 'files' | 'fetch' | 'search' | 'ai' | 'mail' | 'secrets'> {
  const fetch = createOutbound({ allow: config.OUTBOUND_ALLOW })
  return {
    fetch,
    mail: createMailer({ config, log }),
    secrets: createSecrets(secretKeyOf(config)),
    files: createFileStore(config),
    search: createSearch({ config, clock, log }),
    ai: createAi({
      config,
      log,
      clock,
      plainFetch: plainModelFetch(),
      guardedFetch: guardedModelFetch({ allow: config.OUTBOUND_ALLOW }),
      record: (call) => recordModelCall(db, call, clock.now()),
    }),
  }
}
