import type { Config } from '../config.ts'

type Settings = Pick<Config, 'OUTBOUND_CONTACT'>

/** How Longhand names itself to sites and libraries; several ask for a way to reach whoever runs the program. */
export function userAgentOf(config: Settings): string {
  const email = contactEmail(config)
  const contact = email ? `mailto:${email}` : config.OUTBOUND_CONTACT
  return `Longhand/1.0 (${['reads sources for a writer', contact].filter(Boolean).join('; ')})`
}

/** The operator's email address, where that is how they want to be reached. */
export function contactEmail({ OUTBOUND_CONTACT }: Settings): string | undefined {
  return OUTBOUND_CONTACT && !/^https?:/.test(OUTBOUND_CONTACT) ? OUTBOUND_CONTACT : undefined
}
