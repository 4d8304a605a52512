import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { newId } from '../ids.ts'
import type { Outbox } from '../outbox/types.ts'
import { mailDelivery } from './mail-delivery.ts'
import type { Mailer } from './types.ts'

/** Sends by SMTP, through the outbox; without a mail server each mail is a text file, which the operator can read. */
export function createMailer({
  config,
  outbox,
}: {
  config: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>
  outbox: Outbox
}): Mailer {
  if (!config.SMTP_URL) return fileMailer(join(config.DATA_DIR, 'outbox'))
  return {
    delivers: true,
    async send(mail) {
      await outbox.add(mailDelivery, mail)
    },
  }
}

function fileMailer(dir: string): Mailer {
  return {
    delivers: false,
    async send({ to, subject, text }) {
      await mkdir(dir, { recursive: true })
      await writeFile(join(dir, `${newId()}.txt`), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
    },
  }
}
