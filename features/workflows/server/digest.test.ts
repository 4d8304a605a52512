import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

const GARDEN = `# Compost at home

Composting is the controlled rotting of plant matter into a dark, crumbly soil improver. Bacteria and fungi do most of the work.

## What goes into the heap

These materials bring nitrogen:

- grass clippings
- vegetable scraps
- coffee grounds

A heap heats up to 65 degrees Celsius within a few days. Heat of this kind kills most weed seeds.

## How long it takes

| Way | Months | Turning |
| --- | --- | --- |
| Hot heap | 2 to 3 | every week |
| Cold heap | 6 to 24 | never |
`
const COUNTY = `A compost heap heats up to 55 degrees Celsius within a few days. Compost from a cold heap takes six months to two years.

Meat and dairy attract rats and do not belong in an open compost heap.`

let server: TestServer
let writer: Writer
let assetIds: string[]

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  const plan = { unique_id: writer.id, plan: 'premium-tier-1-monthly-june-2024' }
  await server.operator.put('/api/update/user', { ...plan, plan_name: plan.plan, credit_limit: 1000, expiry_days: 30 })
  assetIds = await Promise.all([add('garden.md', GARDEN), add('county.txt', COUNTY)])
})
afterAll(() => server.close())

async function add(filename: string, text: string): Promise<string> {
  const query = { filename }
  const added = await writer.caller.call('POST', '/api/assets/files', { query, raw: new TextEncoder().encode(text) })
  const { id } = added.body.asset
  const state = async () => (await writer.caller.get(`/api/assets/${id}`)).body.asset.state
  await vi.waitUntil(async () => (await state()) === 'ready', { timeout: 15_000, interval: 50 })
  return id
}

async function drafted(headings: readonly string[], research = false) {
  const made = await writer.caller.post('/api/workflows', { topic: 'composting', asset_ids: assetIds })
  const { id } = made.body.workflow
  const workflow = async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow
  const settled = () => expect.poll(async () => (await workflow()).task_id, { timeout: 20_000 }).toBeNull()
  if (research) {
    await writer.caller.post(`/api/workflows/${id}/research`)
    await settled()
  }
  const sections = headings.map((heading) => ({ level: 2, heading, notes: '', words: 120, passage_ids: [] }))
  const { version } = await workflow()
  await writer.caller.call('PATCH', `/api/workflows/${id}`, { body: { version, sections, headline: 'Compost' } })
  expect((await writer.caller.post(`/api/workflows/${id}/draft`)).status).toBe(200)
  await settled()
  return workflow()
}

async function originalityOf(blog_id: string, library = true) {
  const { check } = (
    await writer.caller.post('/api/optimizer/originality', { blog_id, options: { search: false, library } })
  ).body
  const report = async () => (await writer.caller.get(`/api/optimizer/originality/${check.id}`)).body.check
  await expect.poll(async () => (await report()).state, { timeout: 20_000 }).toBe('done')
  return report()
}

test('its quotations are no copied text, and its claims pass the check that publishing asks for', async () => {
  const { blog_id } = await drafted(['What goes into the heap', 'How long it takes'], true)
  const { result } = await originalityOf(blog_id)
  expect(result.percent).toBeLessThan(10)
  expect(result.excluded_words).toBeGreaterThan(20)
  const facts = await writer.caller.post('/api/check/facts', { blog_id })
  expect(facts.status, facts.text).toBe(200)
  const checked = async () => (await writer.caller.get(`/api/check/facts/${facts.body.check.id}`)).body
  await expect.poll(async () => (await checked()).check.task_id, { timeout: 20_000 }).toBeNull()
  const verdicts = (await checked()).claims.map(({ text, verdict }: { text: string; verdict: string }) => [
    text,
    verdict,
  ])
  expect(verdicts.filter(([, verdict]: string[]) => verdict !== 'supported')).toEqual([])
})

test('without a model a draft is a digest: quotations under their sources, lists and tables whole, and what is not there said', async () => {
  const { sections, frame, blog_id } = await drafted([
    'What goes into the heap',
    'How long it takes',
    'The price of a bin',
    'Conclusion',
  ])
  const [heap, time, price, end] = sections.map(({ text }: { text: string }) => text)
  expect(heap).toContain(
    '> **Compost at home**: “These materials bring nitrogen:”\n>\n> - grass clippings\n> - vegetable scraps\n> - coffee grounds',
  )
  expect(time).toContain(
    '> **Compost at home**: “How long it takes”\n>\n> | Way | Months | Turning |\n> | --- | --- | --- |\n> | Hot heap | 2 to 3 | every week |',
  )
  expect(heap).not.toContain('Hot heap')
  expect(price).toBe('None of the sources says anything about this.')
  expect(end).toBe('This part is yours to write.')
  expect(frame.opening.text).toContain('what 2 sources say about “composting”')
  const html = (await writer.caller.get(`/api/blogs/${blog_id}/export/html`)).text
  const body = html.slice(html.indexOf('<body'))
  expect(body).toMatch(/<blockquote[\s\S]*<strong>Compost at home<\/strong>[\s\S]*<li[\s\S]*grass clippings/)
  expect(html).toMatch(/<t[hd][^>]*>[\s\S]*Hot heap/)
  const formats = ['docx', 'pages', 'md'].map((format) => writer.caller.get(`/api/blogs/${blog_id}/export/${format}`))
  expect((await Promise.all(formats)).map(({ status }) => status)).toEqual(formats.map(() => 200))
})

test('sources that differ are both quoted, and that they differ is said', async () => {
  const { sections } = await drafted(['How hot a heap gets'])
  const [{ text }] = sections
  expect(text).toMatch(/The sources differ here:[\s\S]*65 degrees[\s\S]*55 degrees|[\s\S]*55 degrees[\s\S]*65 degrees/)
  expect(text).toContain('The sources differ here:')
})

test('what the writer wrote is text with its citation, and Originality tells it apart', async () => {
  const mine = await add(
    'mine.md',
    'I turned the compost heap every week. My compost heap smelled of forest after two months.',
  )
  expect((await writer.caller.call('PATCH', `/api/assets/${mine}`, { body: { own: true } })).body.asset.own).toBe(true)
  assetIds.push(mine)
  try {
    const { sections, blog_id } = await drafted(['The smell of a compost heap'])
    const [{ text, citations }] = sections
    expect(text).toMatch(/^(?!>).*smelled of forest after two months\.$/m)
    expect(citations).toEqual(expect.arrayContaining([expect.objectContaining({ asset_id: mine })]))
    const { result } = await originalityOf(blog_id, false)
    expect(
      result.sources.map(({ document_id, own }: { document_id: string; own: boolean }) => [document_id, own]),
    ).toEqual([[mine, true]])
  } finally {
    assetIds.pop()
  }
})

test('the sentences that every digest has match no other digest', async () => {
  await drafted(['The price of a bin', 'Conclusion'])
  const { blog_id } = await drafted(['Laws on heaps'])
  // the title and the topic
  expect((await originalityOf(blog_id)).result.percent).toBeLessThan(10)
})
