import { describe, expect, test } from 'vitest'
import { addText, checkingWith, claimOn, type ReportView } from './checking.fixture.ts'

const TIDES = `The Rance station in Brittany opened in 1966 and has 24 turbines. Sand has settled in the basin since the dam was built.
It is a myth that the gates close slowly. Fish pass the dam through its gates.`

const RIGHT = 'The Rance station in Brittany opened in 1966.'
const OPINION = 'I think tidal power is beautiful.'

const { writer, checked, settled, newBlog, rewrite, used } = checkingWith(TIDES)

describe('a statement without figures or names', () => {
  const SAND = 'Sand has settled in the basin.'
  const DENIED = 'Fish never pass the dam through its gates.'
  const UNKNOWN = 'Children swim near the dam on warm evenings.'

  test('is listed for nothing where a source says the same or otherwise, and is left out where none does', async () => {
    const subject = { text: [RIGHT, SAND, DENIED, UNKNOWN].join('\n\n') }
    const plan = (await writer().caller.post('/api/check/facts/plan', subject)).body
    expect(plan).toMatchObject({ claims: 2, credits: 1, others: 2 })
    const before = await used()
    const report = await checked(subject)
    expect((await used()) - before).toBe(1)
    expect(report.claims.map(({ text, kind, verdict }) => [text, kind, verdict])).toEqual([
      [RIGHT, 'claim', 'supported'],
      [SAND, 'quoted', 'supported'],
      [DENIED, 'claim', 'contradicted'],
    ])
    expect(report.left_out).toMatchObject([{ text: UNKNOWN, because: 'not-in-sources' }])
  })

  test('keeps a blog from being published where it is disputed, until somebody answers for it; rechecked, it is a claim', async () => {
    const wrong = SAND.replace('has settled', 'has not settled')
    const blogId = await newBlog(RIGHT, wrong)
    const { check, ...report } = await checked({ blog_id: blogId })
    const found = claimOn({ check, ...report }, 'Sand')
    expect(found).toMatchObject({ kind: 'quoted', verdict: 'contradicted' })
    const publish = () => writer().caller.call('PATCH', `/api/blogs/${blogId}`, { body: { state: 'published' } })
    const gate = (on: boolean) =>
      writer().caller.call('PATCH', `/api/projects/${writer().projectId}`, { body: { publishes_checked: on } })
    await gate(true)
    expect((await publish()).body).toMatchObject({ code: 'facts-open', open: [{ state: 'disputed', text: wrong }] })
    const path = `/api/check/facts/${check.id}/claims/${found.id}`
    await writer().caller.put(`${path}/acceptance`, { reason: 'It was dredged.' })
    const before = await used()
    const rerun = (body: object) => writer().caller.post(`/api/check/facts/${check.id}/rerun`, body)
    await rerun({})
    expect(claimOn(await settled(check.id), 'Sand')).toMatchObject({
      id: found.id,
      accepted: { reason: 'It was dredged.' },
    })
    expect(await used()).toBe(before)
    expect((await publish()).status).toBe(200)
    await gate(false)
    await rerun({ claim_ids: [found.id] })
    expect(claimOn(await settled(check.id), 'Sand')).toMatchObject({ kind: 'claim', verdict: 'contradicted' })
    expect(await used()).toBe(before + 1)
  })
})

describe('what a check leaves out', () => {
  const PLAIN = 'The gates close slowly.'

  test('is listed with the reason, and is checked and counted as a claim when somebody asks', async () => {
    const subject = { text: [RIGHT, PLAIN, OPINION].join('\n\n') }
    const report = await checked(subject)
    expect(report.left_out.map(({ text, because }) => [text, because])).toEqual([
      [PLAIN, 'not-in-sources'],
      [OPINION, 'opinion'],
    ])
    const rerun = (body: object) => writer().caller.post(`/api/check/facts/${report.check.id}/rerun`, body)
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
    const plan = await writer().caller.post('/api/check/facts/plan', { ...subject, check_id: report.check.id })
    expect(plan.body).toMatchObject({ claims: 3, unchanged: 3 })
  })
})

describe('a sentence about nobody but the writer', () => {
  test('costs nothing and is left out as such', async () => {
    const before = await used()
    const own = ['I felt at home there.', 'I waited 40 minutes by the dam and was happy.']
    const plan = (await writer().caller.post('/api/check/facts/plan', { text: own.join(' ') })).body
    expect(plan).toMatchObject({ claims: 0, credits: 0 })
    const report = await checked({ text: [RIGHT, ...own].join('\n\n') })
    expect(report.left_out).toMatchObject(own.map((text) => ({ text, because: 'experience' })))
    expect(await used()).toBe(before + 1)
  })
})

describe('a sentence that needs no check', () => {
  const SLACK = 'Slack tide is the short time in which the water stands still.'
  const PLAIN = 'Fishermen mend their nets in the harbour while they wait.'
  const OTHER = 'Slack tide is the long time in which the water runs fast.'

  test('is listed with the words of a given source that has it, for nothing, and otherwise as not checked', async () => {
    const assetId = await addText(
      writer(),
      `Words of the sea. However, slack${SLACK.slice(5)} Boats leave then.`,
      'slack.txt',
    )
    const before = await used()
    const subject = { text: [RIGHT, SLACK, PLAIN, OTHER, OPINION].join('\n\n') }
    const plan = (await writer().caller.post('/api/check/facts/plan', subject)).body
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
    const markdown = (await writer().caller.get(`/api/check/facts/${report.check.id}/export/md`)).text
    expect(markdown).toContain('Supported: 2')
    expect(markdown).toContain(`> However, slack${SLACK.slice(5)}`)
    const notChecked = markdown.split('## Not checked')[1]
    expect(notChecked).toContain(OTHER)
    expect(notChecked).not.toContain(SLACK)
  })

  test('keeps its place when the text is checked again, and goes when its source is named no more', async () => {
    const assetId = await addText(writer(), `${SLACK} Boats leave then, and nets are mended.`, 'slack-again.txt')
    const first = await checked({ text: [SLACK, RIGHT].join('\n\n'), sources: { asset_ids: [assetId] } })
    const rerun = async (body: object) => {
      await writer().caller.post(`/api/check/facts/${first.check.id}/rerun`, body)
      return settled(first.check.id)
    }
    expect(claimOn(await rerun({}), 'Slack').id).toBe(claimOn(first, 'Slack').id)
    const other = await addText(writer(), 'Nothing of the kind is said of boats.', 'slack-other.txt')
    const without = await rerun({ sources: { own: false, asset_ids: [other] } })
    expect(without.claims.map(({ text }) => text)).toEqual([RIGHT])
  })

  test('is no open finding when it is changed', async () => {
    const assetId = await addText(writer(), `${SLACK} The moon is the cause of the tides.`, 'slack-moon.txt')
    const blogId = await newBlog(SLACK, RIGHT)
    await checked({ blog_id: blogId, sources: { asset_ids: [assetId] } })
    const states = async () => {
      const { claims } = (await writer().caller.get(`/api/blogs/${blogId}/claims`)).body as ReportView
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
    await writer().caller.call('PATCH', `/api/projects/${writer().projectId}`, { body: { publishes_checked: true } })
    expect((await writer().caller.call('PATCH', `/api/blogs/${blogId}`, { body: { state: 'published' } })).status).toBe(
      200,
    )
    await writer().caller.call('PATCH', `/api/projects/${writer().projectId}`, { body: { publishes_checked: false } })
  })
})
