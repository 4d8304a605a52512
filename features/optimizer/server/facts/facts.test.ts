import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

const TIDES = `Tidal power stations turn the rise and fall of the sea into electricity. The Rance station in Brittany opened in 1966 and has 24 turbines.
Its capacity is 240 megawatts. The barrage is 750 metres long.

The Sihwa Lake station in South Korea opened in 2011. With 254 megawatts it is the largest tidal power station in the world.`

const RIGHT = 'The Rance station in Brittany opened in 1966.'
const WRONG = 'The Sihwa Lake station in South Korea opened in 2001.'
const UNKNOWN = 'Kaliningrad counted 48 lighthouses in 1931.'
const OPINION = 'I think tidal power is beautiful.'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await onPlan(1_000)
  await addText(writer, TIDES)
})
afterAll(() => server.close())

async function addText(who: Writer, text: string, name = 'tides.txt'): Promise<string> {
  const added = await who.caller.call('POST', '/api/assets/files', {
    query: { filename: name },
    raw: new TextEncoder().encode(text),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(added.status, added.text).toBe(200)
  const { id } = added.body.asset
  const isRead = async () => (await who.caller.get(`/api/assets/${id}`)).body.asset.state === 'ready'
  await vi.waitUntil(isRead, { timeout: 15_000, interval: 50 })
  return id
}

async function onPlan(credits: number): Promise<Writer> {
  const person = await server.newWriter()
  const granted = await server.operator.put('/api/update/user', {
    unique_id: person.id,
    credit_limit: credits,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  expect(granted.status, granted.text).toBe(200)
  return person
}

async function newBlog(...sentences: string[]): Promise<string> {
  const html = `<h1>Tides</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}`
  return (await writer.caller.post('/api/blogs', { html, project_id: writer.projectId })).body.blog.id
}

async function rewrite(blogId: string, ...sentences: string[]) {
  const copy = `<h1>Tides</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}`
  const saved = await writer.caller.post('/api/save/user/copy', {
    save_id: blogId,
    copy_to_save: copy,
    output_type: 'blog',
    project_id: writer.projectId,
  })
  expect(saved.status, saved.text).toBe(200)
}

interface ClaimView {
  id: string
  text: string
  kind: string
  state: string
  verdict: string | null
  correction: string | null
  evidence: { quote: string; stance: string; title: string; faults: { start: number; end: number }[] }[]
  faults: { start: number; end: number }[]
}
interface ReportView {
  check: { id: string; task_id: string | null; share_url: string | null }
  claims: ClaimView[]
  left_out: { text: string; because: string }[]
}

async function settled(id: string): Promise<ReportView> {
  let body: ReportView | undefined
  const running = async () => {
    body = (await writer.caller.get(`/api/check/facts/${id}`)).body
    return body?.check.task_id
  }
  await expect.poll(running, { timeout: 20_000, interval: 50 }).toBeNull()
  if (!body) throw new Error('no report')
  return body
}

async function checked(subject: object): Promise<ReportView> {
  const started = await writer.caller.post('/api/check/facts', subject)
  expect(started.status, started.text).toBe(200)
  return settled(started.body.check.id)
}

const claimOn = ({ claims }: ReportView, words: string): ClaimView => {
  const found = claims.find(({ text }) => text.includes(words))
  if (!found) throw new Error(`no claim on ${words}`)
  return found
}
const used = async () => (await writer.caller.get('/api/billing/balance')).body.balance.credits_used

describe('a check', () => {
  test('reports what the writer’s own sources support, contradict, and don’t mention, with their words', async () => {
    const report = await checked({ text: [RIGHT, WRONG, UNKNOWN, OPINION].join('\n\n') })
    expect(claimOn(report, 'Rance')).toMatchObject({
      verdict: 'supported',
      evidence: [{ stance: 'supports' }],
    })
    const wrong = claimOn(report, 'Sihwa')
    expect(wrong).toMatchObject({ verdict: 'contradicted', correction: WRONG.replace('2001', '2011') })
    expect(wrong.faults.map(({ start, end }) => wrong.text.slice(start, end))).toContain('2001')
    const [against] = wrong.evidence
    expect(TIDES).toContain(against?.quote)
    expect(against?.faults.map(({ start, end }) => against.quote.slice(start, end))).toContain('2011')
    expect(claimOn(report, 'Kaliningrad')).toMatchObject({ verdict: 'no-evidence' })
    expect(claimOn(report, 'beautiful')).toMatchObject({ kind: 'opinion', verdict: null })
  })

  test('finds a text that contradicts itself', async () => {
    const report = await checked({
      text: 'The Okta lighthouse was built in 1931.\n\nThe Okta lighthouse was built in 1913.',
      sources: { own: false, web: false },
    })
    expect(report.claims.map(({ verdict }) => verdict)).toEqual(['contradicted', 'contradicted'])
  })

  test('leaves aside sources that are not asked', async () => {
    const report = await checked({ text: RIGHT, sources: { own: false, web: false } })
    expect(claimOn(report, 'Rance')).toMatchObject({ verdict: 'no-evidence', evidence: [] })
  })

  test('is paid for by five claims, and unchanged ones are free', async () => {
    const facts = Array.from({ length: 6 }, (_, at) => `Lighthouse number ${at} at Okta has ${at + 30} steps.`)
    const blogId = await newBlog(...facts)
    const plan = async () => (await writer.caller.post('/api/check/facts/plan', { blog_id: blogId })).body
    expect(await plan()).toMatchObject({ claims: 6, unchanged: 0, credits: 2, web: false })
    const before = await used()
    const { check } = await checked({ blog_id: blogId })
    expect((await used()) - before).toBe(2)
    await checked({ blog_id: blogId })
    expect((await used()) - before).toBe(2)
    await rewrite(blogId, 'Lighthouse number 7 at Okta has 77 steps.', ...facts.slice(1))
    expect(await plan()).toMatchObject({ claims: 6, unchanged: 5, credits: 1 })
    const again = await checked({ blog_id: blogId })
    expect(again.check.id).toBe(check.id)
    expect((await used()) - before).toBe(3)
  })

  test('refuses empty input, other people’s texts, and anonymous callers', async () => {
    expect((await writer.caller.post('/api/check/facts', {})).status).toBe(422)
    expect((await writer.caller.post('/api/check/facts', { text: '   ' })).body.code).toBe('nothing-to-check')
    expect((await server.stranger().post('/api/check/facts', { text: RIGHT })).status).toBe(401)
    const other = await server.newWriter()
    const { check, claims } = await checked({ text: RIGHT })
    const blogId = await newBlog(RIGHT)
    expect((await other.caller.get(`/api/check/facts/${check.id}`)).status).toBe(404)
    expect((await other.caller.get(`/api/check/facts/${check.id}/export/md`)).status).toBe(404)
    expect((await other.caller.post(`/api/check/facts/${check.id}/rerun`)).status).toBe(404)
    expect((await other.caller.post(`/api/check/facts/${check.id}/share`)).status).toBe(404)
    expect((await other.caller.get(`/api/blogs/${blogId}/claims`)).status).toBe(404)
    expect((await other.caller.post('/api/check/facts', { blog_id: blogId })).status).toBe(404)
    const path = `/api/check/facts/${check.id}/claims/${claims[0]?.id}/acceptance`
    expect((await other.caller.put(path, { reason: 'mine' })).status).toBe(404)
    const assetId = await addText(other, 'Nothing of note happened in Okta in 1931.', 'okta.txt')
    const foreign = await writer.caller.post('/api/check/facts', { text: RIGHT, sources: { asset_ids: [assetId] } })
    expect(foreign.status).toBe(404)
    const unknown = await writer.caller.post(`/api/check/facts/${check.id}/rerun`, { claim_ids: ['none'] })
    expect(unknown.status).toBe(404)
  })

  test('without credits says so before it begins', async () => {
    const poor = await onPlan(0)
    const refused = await poor.caller.post('/api/check/facts', { text: RIGHT })
    expect(refused).toMatchObject({ status: 429, body: { code: 'credits-exhausted' } })
    expect((await poor.caller.get('/api/check/facts')).body.checks).toEqual([])
  })
})

describe('a claim of a blog', () => {
  test('goes stale when its sentence changes, stays when it moves, and holds again when the words come back', async () => {
    const blogId = await newBlog(RIGHT, WRONG)
    await checked({ blog_id: blogId })
    const states = async () => {
      const { claims } = (await writer.caller.get(`/api/blogs/${blogId}/claims`)).body as ReportView
      return Object.fromEntries(claims.map(({ text, state }) => [text, state]))
    }
    await rewrite(blogId, WRONG, RIGHT)
    expect(await states()).toEqual({ [RIGHT]: 'fresh', [WRONG]: 'fresh' })
    await rewrite(blogId, WRONG, 'The Rance station in Brittany opened in May 1966.')
    expect(await states()).toEqual({ [RIGHT]: 'stale', [WRONG]: 'fresh' })
    await rewrite(blogId, WRONG)
    expect(await states()).toEqual({ [RIGHT]: 'gone', [WRONG]: 'fresh' })
    await rewrite(blogId, RIGHT, WRONG)
    expect(await states()).toEqual({ [RIGHT]: 'fresh', [WRONG]: 'fresh' })
  })

  test('that was corrected is judged at once on the same evidence, for nothing', async () => {
    const blogId = await newBlog(WRONG)
    const report = await checked({ blog_id: blogId })
    const wrong = claimOn(report, 'Sihwa')
    const before = await used()
    const path = `/api/check/facts/${report.check.id}/claims/${wrong.id}/words`
    const reworded = await writer.caller.put(path, { text: wrong.correction })
    expect(reworded.body.claim).toMatchObject({ text: wrong.correction, verdict: 'supported' })
    expect(await used()).toBe(before)
  })

  test('with a citation that never was in its source has its source invented', async () => {
    const html = `<h1>Tides</h1><p><span data-citation="c1">${RIGHT}</span></p>`
    const blogId = (await writer.caller.post('/api/blogs', { html })).body.blog.id
    const { passages } = (await writer.caller.get(`/api/assets/${await addText(writer, TIDES, 'again.txt')}/passages`))
      .body
    const cite = (quote: string) =>
      writer.caller.post(`/api/blogs/${blogId}/citations`, {
        citations: [{ id: 'c1', passage_id: passages[0].id, quote, title: 'Tides' }],
      })
    await cite('The Rance station was never opened at all.')
    const invented = claimOn(await checked({ blog_id: blogId }), 'Rance')
    expect(invented).toMatchObject({ verdict: 'source-invented', reason: 'citation-not-in-source' })
    await cite('The Rance station in Brittany opened in 1966 and has 24 turbines.')
    const rerun = await writer.caller.post(`/api/check/facts/${(await checked({ blog_id: blogId })).check.id}/rerun`, {
      all: true,
    })
    expect(claimOn(await settled(rerun.body.check.id), 'Rance')).toMatchObject({ verdict: 'supported', reason: null })
  })

  test('with a citation that names its source and no passage of it is held against the whole source', async () => {
    const html = `<h1>Tides</h1><p><span data-citation="c2">${RIGHT}</span></p>`
    const blogId = (await writer.caller.post('/api/blogs', { html })).body.blog.id
    const asset_id = await addText(writer, TIDES, 'whole.txt')
    const quote = 'The Rance station in Brittany opened in 1966 and has 24 turbines.'
    const citations = [{ id: 'c2', asset_id, quote, title: 'whole.txt' }]
    await writer.caller.post(`/api/blogs/${blogId}/citations`, { citations })
    expect(claimOn(await checked({ blog_id: blogId }), 'Rance')).toMatchObject({ verdict: 'supported', reason: null })
  })
})

describe('what a check leaves out', () => {
  const PLAIN = 'The gates close slowly.'

  test('is listed with the reason, and is checked and counted as a claim when somebody asks', async () => {
    const subject = { text: [RIGHT, PLAIN, OPINION].join('\n\n') }
    const report = await checked(subject)
    expect(report.left_out.map(({ text, because }) => [text, because])).toEqual([
      [PLAIN, 'nothing-to-check'],
      [OPINION, 'opinion'],
    ])
    const rerun = (body: object) => writer.caller.post(`/api/check/facts/${report.check.id}/rerun`, body)
    const refused = await rerun({ sentences: ['It is not there.'] })
    expect([refused.status, refused.body.details[0].path]).toEqual([422, 'sentences.0'])
    const before = await used()
    expect((await rerun({ sentences: [PLAIN, OPINION] })).status).toBe(200)
    const again = await settled(report.check.id)
    expect((await used()) - before).toBe(1)
    expect(again.claims.map(({ text, kind, verdict }) => [text, kind, verdict])).toEqual([
      [RIGHT, 'claim', 'supported'],
      [PLAIN, 'claim', 'no-evidence'],
      [OPINION, 'claim', 'no-evidence'],
    ])
    expect(again.left_out).toEqual([])
    const plan = await writer.caller.post('/api/check/facts/plan', { ...subject, check_id: report.check.id })
    expect(plan.body).toMatchObject({ claims: 3, unchanged: 3 })
  })
})

describe('a sentence that needs no check', () => {
  const SLACK = 'Slack tide is the short time in which the water stands still.'
  const PLAIN = 'Fishermen mend their nets in the harbour while they wait.'
  const OTHER = 'Slack tide is the long time in which the water runs fast.'

  test('is listed with the words of a given source that has it, for nothing, and otherwise as not checked', async () => {
    const assetId = await addText(
      writer,
      `Words of the sea. However, slack${SLACK.slice(5)} Boats leave then.`,
      'slack.txt',
    )
    const before = await used()
    const subject = { text: [RIGHT, SLACK, PLAIN, OTHER, OPINION].join('\n\n') }
    const plan = (await writer.caller.post('/api/check/facts/plan', subject)).body
    const report = await checked({ ...subject, sources: { asset_ids: [assetId] } })
    expect(plan).toMatchObject({ claims: 1, credits: 1 })
    expect((await used()) - before).toBe(1)
    expect(report.claims.map(({ text, kind, verdict }) => [text, kind, verdict])).toEqual([
      [RIGHT, 'claim', 'supported'],
      [SLACK, 'quoted', 'supported'],
      [OPINION, 'opinion', null],
    ])
    expect(claimOn(report, 'Slack').evidence).toMatchObject([
      { stance: 'supports', title: 'slack.txt', quote: `However, slack${SLACK.slice(5)}` },
    ])
    const markdown = (await writer.caller.get(`/api/check/facts/${report.check.id}/export/md`)).text
    expect(markdown).toContain('Supported: 2')
    expect(markdown).toContain(`> However, slack${SLACK.slice(5)}`)
    const notChecked = markdown.split('## Not checked')[1]
    expect(notChecked).toContain(OTHER)
    expect(notChecked).not.toContain(SLACK)
  })

  test('keeps its place when the text is checked again, and goes when its source is named no more', async () => {
    const assetId = await addText(writer, `${SLACK} Boats leave then, and nets are mended.`, 'slack-again.txt')
    const first = await checked({ text: [SLACK, RIGHT].join('\n\n'), sources: { asset_ids: [assetId] } })
    const rerun = async (body: object) => {
      await writer.caller.post(`/api/check/facts/${first.check.id}/rerun`, body)
      return settled(first.check.id)
    }
    expect(claimOn(await rerun({}), 'Slack').id).toBe(claimOn(first, 'Slack').id)
    const without = await rerun({ sources: { asset_ids: [] } })
    expect(without.claims.map(({ text }) => text)).toEqual([RIGHT])
  })

  test('is no open finding when it is changed', async () => {
    const assetId = await addText(writer, `${SLACK} The moon is the cause of the tides.`, 'slack-moon.txt')
    const blogId = await newBlog(SLACK, RIGHT)
    await checked({ blog_id: blogId, sources: { asset_ids: [assetId] } })
    const states = async () => {
      const { claims } = (await writer.caller.get(`/api/blogs/${blogId}/claims`)).body as ReportView
      return claims.map(({ text, state }) => [text, state])
    }
    expect(await states()).toEqual([
      [SLACK, 'fresh'],
      [RIGHT, 'fresh'],
    ])
    await rewrite(blogId, SLACK.replace('short', 'brief'), RIGHT)
    expect(await states()).toEqual([
      [RIGHT, 'fresh'],
      [SLACK, 'gone'],
    ])
    await writer.caller.call('PATCH', `/api/projects/${writer.projectId}`, { body: { publishes_checked: true } })
    expect((await writer.caller.call('PATCH', `/api/blogs/${blogId}`, { body: { state: 'published' } })).status).toBe(
      200,
    )
    await writer.caller.call('PATCH', `/api/projects/${writer.projectId}`, { body: { publishes_checked: false } })
  })
})

describe('a report', () => {
  test('is shared by an address that can be taken back, and leaves as HTML and Markdown', async () => {
    const { check } = await checked({ text: [RIGHT, `${WRONG} <script>alert(1)</script>`].join('\n\n') })
    const shared = await writer.caller.post(`/api/check/facts/${check.id}/share`)
    const path = new URL(shared.body.check.share_url, server.url).pathname
    const page = await server.stranger().get(path)
    expect(page.text).toContain('Contradicted')
    expect(page.text).not.toContain('<script>')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    await writer.caller.call('DELETE', `/api/check/facts/${check.id}/share`)
    expect((await server.stranger().get(path)).text).toContain('Page not found')
    const markdown = (await writer.caller.get(`/api/check/facts/${check.id}/export/md`)).text
    expect(markdown).toContain('## ● Supported')
    expect(markdown).toContain('- 2 of 2 claims checked')
    expect(markdown).toContain('> The Rance station in Brittany opened in 1966')
    expect((await writer.caller.get(`/api/check/facts/${check.id}/export/html`)).text).toContain('<h1>Fact check')
    expect((await writer.caller.get(`/api/check/facts/${check.id}/export/docx`)).status).toBe(404)
  })
})

describe('a project that publishes only checked texts', () => {
  const gate = (on: boolean) =>
    writer.caller.call('PATCH', `/api/projects/${writer.projectId}`, { body: { publishes_checked: on } })
  const publish = (id: string) => writer.caller.call('PATCH', `/api/blogs/${id}`, { body: { state: 'published' } })
  afterEach(() => gate(false))

  test('refuses disputed and stale sentences until they are accepted or mended', async () => {
    const blogId = await newBlog(RIGHT, WRONG)
    const report = await checked({ blog_id: blogId })
    expect((await gate(true)).body.project.publishes_checked).toBe(true)
    const refused = await publish(blogId)
    expect(refused.body).toMatchObject({ status: 409, code: 'facts-open', open: [{ state: 'disputed', text: WRONG }] })
    expect(refused.body.message).toContain(`Disputed: 1. The first is “${WRONG}”`)
    expect((await writer.caller.post(`/api/blogs/${blogId}/shares`, {})).body.code).toBe('facts-open')
    const bulk = { ids: [blogId], action: 'state', state: 'published' }
    expect((await writer.caller.post('/api/blogs/bulk', bulk)).body.code).toBe('facts-open')
    const path = `/api/check/facts/${report.check.id}/claims/${claimOn(report, 'Sihwa').id}/acceptance`
    expect((await writer.caller.put(path, { reason: ' ' })).status).toBe(422)
    expect((await writer.caller.put(path, { reason: 'It was opened twice.' })).body.claim.accepted).toMatchObject({
      reason: 'It was opened twice.',
    })
    expect((await publish(blogId)).status).toBe(200)
    const { share } = (await writer.caller.post(`/api/blogs/${blogId}/shares`, { mode: 'snapshot' })).body
    await writer.caller.call('DELETE', path)
    expect((await writer.caller.post(`/api/blogs/${blogId}/shares`, {})).body.code).toBe('facts-open')
    const again = (body: object) => writer.caller.call('PATCH', `/api/blogs/${blogId}/shares/${share.id}`, { body })
    expect((await again({ take_again: true })).body.code).toBe('facts-open')
    expect((await again({ indexable: true })).status).toBe(200)
    await gate(false)
    expect((await again({ take_again: true })).status).toBe(200)
  })

  test('refuses a blog that was never checked, or got new claims since; not one that claims nothing', async () => {
    await gate(true)
    const blogId = await newBlog(RIGHT, OPINION)
    const unchecked = await publish(blogId)
    expect(unchecked.body).toMatchObject({ code: 'facts-unchecked', open: [{ state: 'unchecked', text: RIGHT }] })
    expect(unchecked.body.message).toContain('Unchecked claims: 1.')
    await checked({ blog_id: blogId })
    expect((await publish(blogId)).status).toBe(200)
    await rewrite(blogId, RIGHT, UNKNOWN)
    expect((await publish(blogId)).body).toMatchObject({ code: 'facts-unchecked', open: [{ text: UNKNOWN }] })
    expect((await publish(await newBlog(OPINION))).status).toBe(200)
  })

  test('refuses a text in a language that is not measured, and a check of it charges nothing', async () => {
    await gate(true)
    const blogId = await newBlog('兰斯潮汐电站于1966年启用，装有24台涡轮机。')
    expect((await publish(blogId)).body.code).toBe('facts-unmeasured')
    const before = await used()
    const plan = (await writer.caller.post('/api/check/facts/plan', { blog_id: blogId })).body
    expect(plan).toMatchObject({ claims: 0, credits: 0, measured: false })
    expect((await writer.caller.post('/api/check/facts', { blog_id: blogId })).body.code).toBe('language-not-measured')
    expect(await used()).toBe(before)
  })
})
