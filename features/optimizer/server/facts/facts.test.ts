import { afterEach, describe, expect, test } from 'vitest'
import { addText, checkingWith, claimOn, type ReportView } from './checking.fixture.ts'

const TIDES = `Tidal power stations turn the rise and fall of the sea into electricity. The Rance station in Brittany opened in 1966 and has 24 turbines.
Its capacity is 240 megawatts. The barrage is 750 metres long.

The Sihwa Lake station in South Korea opened in 2011. With 254 megawatts it is the largest tidal power station in the world.`

const RIGHT = 'The Rance station in Brittany opened in 1966.'
const WRONG = 'The Sihwa Lake station in South Korea opened in 2001.'
const UNKNOWN = 'Kaliningrad counted 48 lighthouses in 1931.'
const OPINION = 'I think tidal power is beautiful.'

const { server, writer, onPlan, checked, settled, newBlog, rewrite, used } = checkingWith(TIDES)

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
    const other = await addText(writer(), 'The lighthouse of Okta has a red roof.', 'okta-roof.txt')
    const report = await checked({ text: RIGHT, sources: { own: false, web: false, asset_ids: [other] } })
    expect(claimOn(report, 'Rance')).toMatchObject({ verdict: 'no-evidence', evidence: [] })
  })

  test('is paid for by five claims, and unchanged ones are free', async () => {
    const facts = Array.from({ length: 6 }, (_, at) => `Lighthouse number ${at} at Okta has ${at + 30} steps.`)
    const blogId = await newBlog(...facts)
    const plan = async () => (await writer().caller.post('/api/check/facts/plan', { blog_id: blogId })).body
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
    expect((await writer().caller.post('/api/check/facts', {})).status).toBe(422)
    expect((await writer().caller.post('/api/check/facts', { text: '   ' })).body.code).toBe('nothing-to-check')
    expect((await server().stranger().post('/api/check/facts', { text: RIGHT })).status).toBe(401)
    const other = await server().newWriter()
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
    const foreign = await writer().caller.post('/api/check/facts', { text: RIGHT, sources: { asset_ids: [assetId] } })
    expect(foreign.status).toBe(404)
    const unknown = await writer().caller.post(`/api/check/facts/${check.id}/rerun`, { claim_ids: ['none'] })
    expect(unknown.status).toBe(404)
  })

  test('without credits says so before it begins', async () => {
    const poor = await onPlan(0)
    await addText(poor, TIDES)
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
      const { claims } = (await writer().caller.get(`/api/blogs/${blogId}/claims`)).body as ReportView
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
    const reworded = await writer().caller.put(path, { text: wrong.correction })
    expect(reworded.body.claim).toMatchObject({ text: wrong.correction, verdict: 'supported' })
    expect(await used()).toBe(before)
  })

  test('with a citation that never was in its source has its source invented', async () => {
    const html = `<h1>Tides</h1><p><span data-citation="c1">${RIGHT}</span></p>`
    const blogId = (await writer().caller.post('/api/blogs', { html })).body.blog.id
    const { passages } = (
      await writer().caller.get(`/api/assets/${await addText(writer(), TIDES, 'again.txt')}/passages`)
    ).body
    const cite = (quote: string) =>
      writer().caller.post(`/api/blogs/${blogId}/citations`, {
        citations: [{ id: 'c1', passage_id: passages[0].id, quote, title: 'Tides' }],
      })
    await cite('The Rance station was never opened at all.')
    const invented = claimOn(await checked({ blog_id: blogId }), 'Rance')
    expect(invented).toMatchObject({ verdict: 'source-invented', reason: 'citation-not-in-source' })
    await cite('The Rance station in Brittany opened in 1966 and has 24 turbines.')
    const rerun = await writer().caller.post(
      `/api/check/facts/${(await checked({ blog_id: blogId })).check.id}/rerun`,
      {
        all: true,
      },
    )
    expect(claimOn(await settled(rerun.body.check.id), 'Rance')).toMatchObject({ verdict: 'supported', reason: null })
  })

  test('with a citation that names its source and no passage of it is held against the whole source', async () => {
    const html = `<h1>Tides</h1><p><span data-citation="c2">${RIGHT}</span></p>`
    const blogId = (await writer().caller.post('/api/blogs', { html })).body.blog.id
    const asset_id = await addText(writer(), TIDES, 'whole.txt')
    const quote = 'The Rance station in Brittany opened in 1966 and has 24 turbines.'
    const citations = [{ id: 'c2', asset_id, quote, title: 'whole.txt' }]
    await writer().caller.post(`/api/blogs/${blogId}/citations`, { citations })
    expect(claimOn(await checked({ blog_id: blogId }), 'Rance')).toMatchObject({ verdict: 'supported', reason: null })
  })
})

test('what a source has all of but a word stays open, with the word to compare', async () => {
  await addText(writer(), 'The council laid the ferry Aurora up on 3 May 2019 for 26 months.', 'ferry.txt')
  const claim = 'The council mothballed the ferry Aurora on 3 May 2019 for 26 months.'
  const { check, claims } = await checked({ text: claim })
  expect(claims[0]).toMatchObject({ verdict: 'no-evidence', reason: 'words-to-compare', correction: null })
  expect(claims[0]?.faults.map(({ start, end }) => claim.slice(start, end))).toEqual(['mothballed'])
  expect(claims[0]?.evidence[0]?.quote).toContain('laid the ferry Aurora up')
  const markdown = (await writer().caller.get(`/api/check/facts/${check.id}/export/md`)).text
  expect(markdown).toContain('A source has all of this except “mothballed”.')
})

describe('a report', () => {
  test('is shared by an address that can be taken back, and leaves as HTML and Markdown', async () => {
    const { check } = await checked({ text: [RIGHT, `${WRONG} <script>alert(1)</script>`].join('\n\n') })
    const shared = await writer().caller.post(`/api/check/facts/${check.id}/share`)
    const path = new URL(shared.body.check.share_url, server().url).pathname
    const page = await server().stranger().get(path)
    expect(page.text).toContain('Contradicted')
    expect(page.text).not.toContain('<script>')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    await writer().caller.call('DELETE', `/api/check/facts/${check.id}/share`)
    expect((await server().stranger().get(path)).text).toContain('Page not found')
    const markdown = (await writer().caller.get(`/api/check/facts/${check.id}/export/md`)).text
    expect(markdown).toContain('## ● Supported')
    expect(markdown).toContain('- 2 of 2 claims checked')
    expect(markdown).toContain('> The Rance station in Brittany opened in 1966')
    expect((await writer().caller.get(`/api/check/facts/${check.id}/export/html`)).text).toContain('<h1>Fact check')
    expect((await writer().caller.get(`/api/check/facts/${check.id}/export/docx`)).status).toBe(404)
  })
})

describe('a project that publishes only checked texts', () => {
  const gate = (on: boolean) =>
    writer().caller.call('PATCH', `/api/projects/${writer().projectId}`, { body: { publishes_checked: on } })
  const publish = (id: string) => writer().caller.call('PATCH', `/api/blogs/${id}`, { body: { state: 'published' } })
  afterEach(() => gate(false))

  test('refuses disputed and stale sentences until they are accepted or mended', async () => {
    const blogId = await newBlog(RIGHT, WRONG)
    const report = await checked({ blog_id: blogId })
    expect((await gate(true)).body.project.publishes_checked).toBe(true)
    const refused = await publish(blogId)
    expect(refused.body).toMatchObject({ status: 409, code: 'facts-open', open: [{ state: 'disputed', text: WRONG }] })
    expect(refused.body.message).toContain(`Disputed: 1. The first is “${WRONG}”`)
    expect((await writer().caller.post(`/api/blogs/${blogId}/shares`, {})).body.code).toBe('facts-open')
    const bulk = { ids: [blogId], action: 'state', state: 'published' }
    expect((await writer().caller.post('/api/blogs/bulk', bulk)).body.code).toBe('facts-open')
    const path = `/api/check/facts/${report.check.id}/claims/${claimOn(report, 'Sihwa').id}/acceptance`
    expect((await writer().caller.put(path, { reason: ' ' })).status).toBe(422)
    expect((await writer().caller.put(path, { reason: 'It was opened twice.' })).body.claim.accepted).toMatchObject({
      reason: 'It was opened twice.',
    })
    expect((await publish(blogId)).status).toBe(200)
    const { share } = (await writer().caller.post(`/api/blogs/${blogId}/shares`, { mode: 'snapshot' })).body
    await writer().caller.call('DELETE', path)
    expect((await writer().caller.post(`/api/blogs/${blogId}/shares`, {})).body.code).toBe('facts-open')
    const again = (body: object) => writer().caller.call('PATCH', `/api/blogs/${blogId}/shares/${share.id}`, { body })
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
    expect((await publish(await newBlog('1966 · 🎉'))).status).toBe(200)
  })

  test('takes a check that found no claims for a check', async () => {
    await gate(true)
    const blogId = await newBlog(OPINION, 'Barrages change the life in an estuary.')
    expect((await checked({ blog_id: blogId })).claims.filter(({ kind }) => kind === 'claim')).toEqual([])
    expect((await publish(blogId)).status).toBe(200)
  })

  test('publishes a text with nothing to compare it with once a person answers for its claims, until they change', async () => {
    await gate(true)
    const blogId = await newBlog(RIGHT, UNKNOWN)
    const alone = { blog_id: blogId, sources: { own: false, web: false } }
    expect((await writer().caller.post('/api/check/facts', alone)).body.code).toBe('nothing-to-compare')
    const before = await used()
    const report = await checked({ ...alone, without_evidence: true })
    expect(await used()).toBe(before)
    expect(report.claims.map(({ text, verdict }) => [text, verdict])).toEqual([
      [RIGHT, null],
      [UNKNOWN, null],
    ])
    expect(report.check.notes).toEqual([expect.stringContaining('nothing to compare')])
    expect((await publish(blogId)).body.message).toContain('accept the claims with a reason')
    const accept = (words: string) => {
      const path = `/api/check/facts/${report.check.id}/claims/${claimOn(report, words).id}/acceptance`
      return writer().caller.put(path, { reason: 'I was there.' })
    }
    await accept('Rance')
    expect((await publish(blogId)).body).toMatchObject({ code: 'facts-unchecked', open: [{ text: UNKNOWN }] })
    await accept('Kaliningrad')
    expect((await publish(blogId)).status).toBe(200)
    const markdown = (await writer().caller.get(`/api/check/facts/${report.check.id}/export/md`)).text
    expect(markdown).toContain('- 0 of 2 claims checked')
    expect(markdown).toContain(`## ◌ Accepted without a check\n\n${RIGHT}\n\nAccepted by`)
    await rewrite(blogId, RIGHT, UNKNOWN.replace('48', '84'))
    expect((await publish(blogId)).body).toMatchObject({ code: 'facts-open', open: [{ state: 'stale' }] })
    const rerun = { ...alone, without_evidence: true }
    const again = await writer().caller.post(`/api/check/facts/${report.check.id}/rerun`, rerun)
    expect(again.status).toBe(200)
    expect((await settled(report.check.id)).claims.map(({ state }) => state)).toEqual(['fresh', 'fresh'])
    expect((await publish(blogId)).body).toMatchObject({ code: 'facts-unchecked', open: [{ state: 'unchecked' }] })
  })

  test('refuses a text in a language that is not measured, and a check of it charges nothing', async () => {
    await gate(true)
    const blogId = await newBlog('兰斯潮汐电站于1966年启用，装有24台涡轮机。')
    expect((await publish(blogId)).body.code).toBe('facts-unmeasured')
    const before = await used()
    const plan = (await writer().caller.post('/api/check/facts/plan', { blog_id: blogId })).body
    expect(plan).toMatchObject({ claims: 0, credits: 0, measured: false })
    expect((await writer().caller.post('/api/check/facts', { blog_id: blogId })).body.code).toBe(
      'language-not-measured',
    )
    expect(await used()).toBe(before)
  })
})
