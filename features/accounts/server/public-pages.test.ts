import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../../../test-kit/server.ts'

test('terms come from the operator’s file as it is now, without code; /redirect leads where the operator said', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'longhand-terms-')), 'terms.md')
  await expect(testServer({ TERMS_FILE: file })).rejects.toThrow(/TERMS_FILE/)
  writeFileSync(file, '# Our *terms*\n\n<script>alert(1)</script> [x](javascript:alert) [y](https://example.com)')
  const server = await testServer({ TERMS_FILE: file, THANKS_URL: 'https://agency.example/thanks' })
  const { html } = (await server.stranger().get('/api/terms')).body
  expect(html).toContain('<h1>Our <em>terms</em></h1>')
  expect(html).toContain('<a href="https://example.com">y</a>')
  expect(html).not.toMatch(/<script|href="javascript/)
  writeFileSync(file, 'Changed.')
  expect((await server.stranger().get('/api/terms')).body.html).toBe('<p>Changed.</p>\n')
  for (const address of ['/redirect', '/redirect?url=https://evil.example', '/redirect?next=//evil.example']) {
    const answer = await server.stranger().call('GET', address)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://agency.example/thanks'])
  }
  await server.close()
})

test('without a file and a page of the operator’s, there are ours', async () => {
  const server = await testServer()
  expect((await server.stranger().get('/api/terms')).body).toEqual({ status: 200, html: null, counts_visits: true })
  expect((await server.stranger().call('GET', '/redirect')).headers.get('location')).toBe('/thank-you')
  await server.close()
  await expect(testServer({ THANKS_URL: 'javascript:alert(1)' })).rejects.toThrow(/THANKS_URL/)
})
