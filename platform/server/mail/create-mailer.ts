import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './types.ts'

/** Sends by SMTP; without it each mail is a text file in the outbox, which the operator can read. */
export function createMailer({
  config,
  log,
}: {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>
  log: Log
}): Mailer {
  if (!config.SMTP_URL) return outboxMailer(join(config.DATA_DIR, 'outbox'))
  const transport = nodemailer.createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
  return {
    delivers: true,
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text })
      log.info({ subject }, 'mail sent')
    },
  }
}

function outboxMailer(dir: string): Mailer {
  return {
    delivers: false,
    async send({ to, subject, text }) {
      await mkdir(dir, { recursive: true })
      await writeFile(join(dir, `${newId()}.txt`), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
    },
  }
}
