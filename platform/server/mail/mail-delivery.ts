import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Delivery } from '../outbox/delivery.ts'
import { NotDelivered } from '../outbox/types.ts'
import type { Mail } from './types.ts'

/** Longest wait for the connection and for the first words of the server, and for each of its answers, in milliseconds. */
const GREETING_MS = 10_000
const ANSWER_MS = 30_000

const MailPayload = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/**
 * Mail by SMTP. A mail that breaks off after its words were sent may have arrived; it is sent again under the same
 * Message-ID, as mail servers do among themselves (RFC 5321, 4.5.4.1): twice is better than never. The tries end within the hour
 * for which the links in it work.
 */
export const mailDelivery: Delivery<Mail> = {
  kind: 'mail',
  payload: MailPayload,
  timeoutMs: 60_000,
  retryAfterSeconds: [5, 20, 60, 180, 600, 1_800],
  isRepeatable: true,
  async deliver({ deps, id }, mail) {
    const transport = nodemailer.createTransport(
      {
        url: deps.config.SMTP_URL,
        connectionTimeout: GREETING_MS,
        greetingTimeout: GREETING_MS,
        socketTimeout: ANSWER_MS,
      },
      { from: deps.config.MAIL_FROM },
    )
    try {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domainOf(deps.config)}>` })
      deps.reach.found('mail')
      return undefined
    } catch (error) {
      if (!isRefusedAddress(error)) deps.reach.lost('mail', error)
      throw new NotDelivered(reasonOf(error), { isFinal: isRefusedAddress(error), cause: error })
    } finally {
      transport.close()
    }
  },
}

function domainOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  return /@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'
}

/** The server took the line and said permanently that it does not take mail for this address (5xx after RCPT). */
function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500
}

/** Without the address and the mail's words, which servers like to repeat. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The mail server couldn’t be used.'
  const facts = ['code', 'command', 'responseCode'].flatMap((name) => {
    const value = Object.entries(error).find(([key]) => key === name)?.[1]
    return value === undefined ? [] : [`${name} ${value}`]
  })
  return `The mail server did not take it (${facts.join(', ') || error.name}).`
}
