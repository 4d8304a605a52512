import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, test } from './fixtures.ts'

/** A program on the person’s computer that signs in by the documented calls, and nothing else. */
interface Plugin {
  host: string
  /** Where it sends the browser. */
  signIn: string
  /** What it came to: credentials as `id:secret`, or the error it heard. */
  outcome(): { credentials: string } | { error: string } | null
  server: Server
}

test('a plugin gets a key once the person has signed in and allowed it, and until they revoke it', async ({
  page,
  longhand,
  writer,
  playwright,
}) => {
  const plugin = await startPlugin(longhand.url)
  await page.context().clearCookies()
  await page.goto(plugin.signIn)
  await page.getByLabel('Email').fill(writer.email)
  await page.getByLabel('Password', { exact: true }).fill(writer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { name: `Connect ${plugin.host}?` })).toBeVisible()
  await expect(page.getByText(`A program on this computer (${plugin.host})`)).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText('without changing anything')
  await expect(page.getByText(`Signed in as Ella Writer (${writer.email}).`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('The plugin is connected')).toBeVisible()

  const outcome = plugin.outcome()
  const [username = '', password = ''] = outcome && 'credentials' in outcome ? outcome.credentials.split(':') : []
  const program = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const asked = await program.get(`${longhand.url}/api/fetch/user/details`)
  expect((await asked.json()).unique_id).toBe(writer.id)

  await page.goto('/account/keys')
  const key = page.getByRole('listitem').filter({ hasText: plugin.host })
  await expect(key).toContainText('Read only')
  await key.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(`Revoked “${plugin.host}”.`)).toBeVisible()
  expect((await program.get(`${longhand.url}/api/fetch/user/details`)).status()).toBe(401)
  await program.dispose()
  plugin.server.close()
})

test('a person declines, and a request without a challenge is refused plainly', async ({ page, longhand, writer }) => {
  expect(writer.id).toBeTruthy()
  const plugin = await startPlugin(longhand.url)
  await page.goto(plugin.signIn)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Not connected: access_denied')).toBeVisible()

  const bare = new URL(plugin.signIn)
  bare.searchParams.delete('code_challenge')
  await page.goto(bare.href)
  await expect(page.getByRole('heading', { name: 'Can’t connect this plugin' })).toBeVisible()
  await expect(page.getByText('didn’t send a valid code challenge')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Return to ${plugin.host}` }).click()
  await expect(page.getByText('Not connected: invalid_request')).toBeVisible()
  plugin.server.close()
})

async function startPlugin(longhand: string): Promise<Plugin> {
  const state = randomBytes(16).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  let outcome: ReturnType<Plugin['outcome']> = null
  const server = createServer(async (request, response) => {
    const returned = new URL(request.url ?? '/', callback)
    if (returned.pathname !== '/connected') return void response.writeHead(404).end()
    const code = returned.searchParams.get('code')
    const error = returned.searchParams.get('error') ?? 'nothing came'
    outcome = code && returned.searchParams.get('state') === state ? await credentialsFor(code) : { error }
    const words = 'credentials' in outcome ? 'The plugin is connected' : `Not connected: ${outcome.error}`
    response.setHeader('content-type', 'text/html').end(`<title>Plugin</title><p>${words}</p>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const callback = `http://${host}/connected`

  async function credentialsFor(code: string) {
    const answer = await fetch(`${longhand}/api/plugin-sign-in/key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, code_verifier: verifier, callback_url: callback }),
    })
    const body = await answer.json()
    return answer.ok ? { credentials: `${body.key.key_id}:${body.secret}` } : { error: String(body.error) }
  }

  const query = new URLSearchParams({
    callback_url: callback,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
  })
  return { host, signIn: `${longhand}/login?${query}`, outcome: () => outcome, server }
}
