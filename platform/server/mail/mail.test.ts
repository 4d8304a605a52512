import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, mailServer } from '../../../test-kit/mail-server.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

let smtp: MailServer
let server: TestServer

beforeAll(async () => {
  smtp = await mailServer()
  server = await testServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Longhand <no-reply@example.test>' })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})
beforeEach(() => {
  smtp.fault = null
  smtp.mails.length = 0
  server.logged.length = 0
})

const mail = { to: 'ann@example.test', subject: 'Hello', text: 'Words that belong to nobody else.' }
const said = (event: string) => server.logged.find(({ msg }) => msg === event)
const logs = (event: string) => expect.poll(() => said(event), { timeout: 20_000 })

test.each(['refuses', 'breaks-off-after-data'] as const)(
  'a mail server that %s is tried again under the same Message-ID, and the reason is in the log',
  async (fault) => {
    smtp.fault = fault
    await server.deps.mail.send(mail)
    await logs('delivery did not arrive and is tried again').toMatchObject({
      kind: 'mail',
      attempts: 1,
      seconds: 5,
      reason: expect.stringMatching(/^The mail server did not take it \(code E\w+/),
    })
    expect(JSON.stringify(server.logged)).not.toMatch(/ann@example|belong to nobody/)
    smtp.fault = null
    server.clock.advance(5_000)
    await logs('delivery arrived').toMatchObject({ kind: 'mail', attempts: 2 })
    const ids = smtp.mails.map((text) => /Message-ID: (<.*@example\.test>)/.exec(text)?.[1])
    expect(ids.length).toBe(fault === 'refuses' ? 1 : 2)
    expect(new Set(ids).size).toBe(1)
  },
  60_000,
)

test('a mail server that accepts and never says a word is left after ten seconds, and said to be away', async () => {
  smtp.fault = 'silent'
  await server.deps.mail.send(mail)
  await logs('delivery did not arrive and is tried again').toMatchObject({
    reason: expect.stringContaining('ETIMEDOUT'),
  })
  expect((await server.stranger().get('/readyz')).body).toMatchObject({ status: 200, away: ['mail'] })
  smtp.fault = null
  server.clock.advance(5_000)
  await logs('delivery arrived').toMatchObject({ attempts: 2 })
  expect((await server.stranger().get('/readyz')).body.away).toEqual([])
}, 60_000)

test('an address that the mail server refuses permanently is not tried again', async () => {
  smtp.fault = 'refuses-address'
  await server.deps.mail.send(mail)
  await logs('delivery was given up').toMatchObject({
    attempts: 1,
    reason: expect.stringContaining('responseCode 550'),
  })
  const metrics = (await server.operator.get('/metrics')).text
  expect(metrics).toContain('longhand_deliveries_open{kind="mail",state="failed",scope="database"} 1')
}, 60_000)
