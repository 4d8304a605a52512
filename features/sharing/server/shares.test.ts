import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { pngPicture } from '../../document-files/server/exports/sample-document.fixture.ts'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: 'https://longhand.example' })
  const caller = new Caller(server.url, { origin: 'https://longhand.example' })
  const signedUp = await caller.post('/api/auth/sign-up/email', {
    name: 'Ada Writer',
    email: 'ada@example.test',
    password: 'pw-ada-writer-1',
  })
  const id = signedUp.body.user.id
  await caller.post('/api/add/user', {
    name: 'Ada Writer',
    email: 'ada@example.test',
    credit_limit: 0,
    credits_used: 0,
    unique_id: id,
    team_member: false,
    onboarding_data: {},
    project_name: 'P',
  })
  writer = { caller, id, email: 'ada@example.test', projectId: '' }
})
afterAll(() => server.close())

const TEXT =
  '<h1>Tides &amp; moons</h1><h2>One</h2><p>Zwölf Boote – اثنا عشر 🚤 <span data-citation="c1">cited</span></p><h2>Two</h2><p>b</p><h3>Three</h3><p>c</p>'
async function shared(settings: Record<string, unknown> = {}, html = TEXT) {
  const id = (await writer.caller.post('/api/blogs', { html })).body.blog.id
  await writer.caller.post(`/api/blogs/${id}/citations`, {
    citations: [{ id: 'c1', quote: 'twice a day', title: 'Almanac', url: 'https://almanac.example/' }],
  })
  const { share } = (await writer.caller.post(`/api/blogs/${id}/shares`, settings)).body
  return { id, share, path: new URL(share.url).pathname }
}
const open = (path: string, caller = new Caller(server.url)) =>
  caller.call('GET', path, { headers: { accept: 'text/html' } })
const save = (save_id: string, copy_to_save: string) =>
  writer.caller.post('/api/save/user/copy', { save_id, copy_to_save })

describe('a shared page', () => {
  test('is the text, rendered here, with contents, sources and nothing that runs', async () => {
    const { path, share } = await shared()
    const { status, headers, text } = await open(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(share.url).toMatch(/^https:\/\/longhand\.example\/share-blog\/[\w-]{22}$/)
    expect(text).toContain('<title>Tides &amp; moons</title>')
    expect(text).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">')
    expect(text).toContain('Zwölf Boote – اثنا عشر 🚤')
    expect(text).toContain('<nav aria-label="Contents"><ol><li class="level-2"><a href="#part-2">One</a>')
    expect(text).toContain('<h2 dir="auto" id="part-2">One</h2>')
    expect(text).toContain('<bdi>Ada Writer</bdi> · <bdi>June 2, 2025</bdi> · <bdi>1 min read</bdi><')
    expect(text).toContain('“twice a day” <a href="https://almanac.example/" rel="noopener">Almanac</a>')
    expect(text).not.toMatch(/<script|data-citation|data-engine/)
    expect(text.length).toBeLessThan(6_000)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer'])
    const style = await open(/href="(\/share-blog\/style-[^"]+)"/.exec(text)?.[1] ?? '')
    expect(style.headers.get('content-type')).toMatch(/^text\/css/)
    expect(style.text).toContain('--color-paper: light-dark(')
  })

  test.each([
    ['its title', TEXT, /<h1[^>]*>Tides &amp; moons<\/h1><p class="byline">.*<nav .*<h2[^>]*>One</],
    [
      'its title below a picture',
      TEXT.replace('<h1', '<img src="https://pictures.example/sea.png" alt="The sea"><h1'),
      /<img[^>]*>.*<h1[^>]*>Tides.*<p class="byline">.*<nav .*<h2[^>]*>One</,
    ],
    [
      'a lower heading, which the contents leave out',
      '<h2>Top</h2><p>a</p><h2>One</h2><h2>Two</h2><h2>Three</h2>',
      /<article[^>]*><h2[^>]*>Top<\/h2><p class="byline">.*<ol><li class="level-2"><a href="#part-2">One</,
    ],
    ['words', '<p>Words.</p><h2>One</h2>', /<article[^>]*><p class="byline">.*Words\./],
  ])('begins with %s', async (_what, html, order) => {
    const { path } = await shared({}, html)
    expect((await open(path)).text).toMatch(order)
  })

  test('follows the text when it is live, and does not when it is a snapshot, until taken again', async () => {
    const [live, still] = [await shared(), await shared({ mode: 'snapshot' })]
    for (const { id } of [live, still]) await save(id, '<h1>Later</h1><p>Changed.</p>')
    expect((await open(live.path)).text).toContain('Changed.')
    expect((await open(still.path)).text).toContain('Zwölf Boote')
    await writer.caller.call('PATCH', `/api/blogs/${still.id}/shares/${still.share.id}`, { body: { take_again: true } })
    expect((await open(still.path)).text).toContain('Changed.')
  })

  test('has its own title, description and picture for others’ pages', async () => {
    const { path, share, id } = await shared({
      title: 'A "title"',
      description: 'What <it> is',
      indexable: true,
      with_citations: false,
    })
    const { text, headers } = await open(path)
    expect(text).toContain('<title>A &quot;title&quot;</title>')
    expect(text).toContain('<meta property="og:description" content="What &lt;it&gt; is">')
    expect(text).toContain(`<link rel="canonical" href="https://longhand.example/share-blog/${share.id}">`)
    expect(text).not.toMatch(/noindex|Almanac/)
    expect(headers.get('x-robots-tag')).toBeNull()
    expect((await writer.caller.get(`/api/blogs/${id}/shares`)).body.shares).toMatchObject([
      { id: share.id, state: 'open', indexable: true },
    ])
  })

  test('shows the pictures of its text, and no others', async () => {
    const upload = async (bytes: Uint8Array) =>
      (
        await writer.caller.call('POST', '/api/blogs/pictures', {
          raw: new Uint8Array(bytes),
          headers: { 'content-type': 'image/png' },
        })
      ).body
    const [used, unused] = [await upload(pngPicture(8, 8)), await upload(pngPicture(9, 9))]
    expect(used).toMatchObject({ status: 200, width: 8, height: 8 })
    const { path } = await shared({}, `<p>Look</p><img src="${used.url}" alt="a">`)
    const { text } = await open(path)
    expect(text).toContain(`src="${path}/pictures/${used.id}"`)
    expect(text).toContain(`<meta property="og:image" content="https://longhand.example${path}/pictures/${used.id}">`)
    const seen = await open(`${path}/pictures/${used.id}`)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('content-security-policy')]).toEqual([
      200,
      'image/png',
      "default-src 'none'; sandbox",
    ])
    expect((await open(`${path}/pictures/${unused.id}`)).status).toBe(404)
    expect((await open(used.url)).status).toBe(401)
  })

  test('leaves out suggestions, and scripts in every form', async () => {
    const { path } = await shared(
      {},
      '<p>Words.</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">l</a>',
    )
    expect((await open(path)).text).not.toMatch(/alert|onerror|javascript:/)
  })
})

describe('a page that does not open', () => {
  const sameForAll = async (path: string) => {
    const { status, text, headers } = await open(path)
    expect([status, text.includes('Page not found')]).toEqual([404, true])
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).not.toMatch(/Tides|Zwölf/)
  }

  test('never was', () => sameForAll('/share-blog/nothing'))

  test('is named by a blog that has not exactly one open link without a password', async () => {
    const { id, share } = await shared({ password: 'open sesame' })
    await sameForAll(`/share-blog/${id}`)
    const first = (await writer.caller.post(`/api/blogs/${id}/shares`, {})).body.share
    const byBlog = await open(`/share-blog/${id}`)
    expect([byBlog.status, byBlog.text.includes('Tides')]).toEqual([200, true])
    await writer.caller.post(`/api/blogs/${id}/shares`, {})
    await sameForAll(`/share-blog/${id}`)
    await writer.caller.delete(`/api/blogs/${id}/shares/${first.id}`)
    expect((await open(`/share-blog/${id}`)).status).toBe(200)
    expect((await open(`/share-blog/${share.id}`)).status).toBe(401)
  })

  test('was revoked, permanently', async () => {
    const { id, share, path } = await shared()
    expect((await writer.caller.delete(`/api/blogs/${id}/shares/${share.id}`)).body.share.state).toBe('revoked')
    await sameForAll(path)
    expect(
      (await writer.caller.call('PATCH', `/api/blogs/${id}/shares/${share.id}`, { body: { expires_at: null } })).status,
    ).toBe(404)
  })

  test('is over', async () => {
    const { id, path } = await shared({ expires_at: new Date(server.clock.now().getTime() + 60_000).toISOString() })
    expect((await open(path)).status).toBe(200)
    server.clock.advance(60_000)
    await sameForAll(path)
    expect((await writer.caller.get(`/api/blogs/${id}/shares`)).body.shares[0].state).toBe('expired')
    expect((await writer.caller.get(`/api/blogs/${id}`)).body.blog.shared).toBe(false)
  })

  test('cannot be over before it is made', async () => {
    const past = { expires_at: new Date(server.clock.now().getTime() - 1_000).toISOString() }
    const { id, share } = await shared()
    const details = [{ path: 'expires_at', message: 'Choose a future date.' }]
    expect((await writer.caller.post(`/api/blogs/${id}/shares`, past)).body).toMatchObject({ status: 422, details })
    const changed = await writer.caller.call('PATCH', `/api/blogs/${id}/shares/${share.id}`, { body: past })
    expect(changed.body).toMatchObject({ status: 422, details })
  })

  test('leads to a blog in the trash', async () => {
    const { id, path } = await shared()
    await writer.caller.post('/api/blogs/bulk', { ids: [id], action: 'trash' })
    await sameForAll(path)
  })
})

describe('a password', () => {
  const enter = (path: string, password: string, caller: Caller) =>
    caller.call('POST', path, {
      raw: new URLSearchParams({ password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('is asked for, opens for a day, and ends with its change', async () => {
    const { id, share, path } = await shared({ password: 'open sesame' })
    expect(share.has_password).toBe(true)
    const reader = new Caller(server.url)
    const asked = await open(path, reader)
    expect([asked.status, asked.text.includes('This page is password-protected')]).toEqual([401, true])
    expect(asked.headers.get('www-authenticate')).toBe('Password realm="Longhand share link"')
    expect(asked.text).not.toContain('Tides')
    const wrong = await enter(path, 'guess', reader)
    expect([wrong.status, wrong.text.includes('Incorrect password.')]).toEqual([401, true])
    const right = await enter(path, 'open sesame', reader)
    expect([right.status, right.headers.get('location')]).toEqual([303, path])
    expect(right.headers.getSetCookie()[0]).toMatch(
      /^longhand_share=.*; Path=\/share-blog\/[\w-]+; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await open(path, reader)).text).toContain('Tides')
    expect((await open(path)).status).toBe(401)
    await writer.caller.call('PATCH', `/api/blogs/${id}/shares/${share.id}`, { body: { password: 'another one' } })
    expect((await open(path, reader)).status).toBe(401)
    await writer.caller.call('PATCH', `/api/blogs/${id}/shares/${share.id}`, { body: { password: null } })
    expect((await open(path)).status).toBe(200)
  })

  test('is never shown nor stored as it is', async () => {
    const { id } = await shared({ password: 'plain words' })
    expect((await writer.caller.get(`/api/blogs/${id}/shares`)).text).not.toMatch(/plain words|scrypt/)
    const { rows } = await server.database.query('select password_hash from blog_shares where blog_id = $1', [id])
    expect(rows[0]).toMatchObject({ password_hash: expect.stringMatching(/^scrypt\$/) })
    expect(JSON.stringify(server.logged)).not.toContain('plain words')
  })

  test('of three letters is refused', async () => {
    const { id } = await shared()
    expect((await writer.caller.post(`/api/blogs/${id}/shares`, { password: 'abc' })).body.details).toEqual([
      { path: 'password', message: 'A password has at least 4 characters.' },
    ])
  })
})
