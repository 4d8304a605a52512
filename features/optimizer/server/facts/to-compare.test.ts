import { describe, expect, test } from 'vitest'
import { addText, checkingWith } from './checking.fixture.ts'

const NOWHERE = { own: false, web: false }
const TEXT = 'The Rance station opened in 1966.\n\nThe Okta lighthouse has 48 steps.'
const AGAINST_ITSELF = `${TEXT}\n\nThe Okta lighthouse was built in 1931.\n\nThe Okta lighthouse was built in 1913.`

const { server, writer, onPlan, checked, newBlog, used } = checkingWith('The Rance station opened in 1966.')

describe('a text with nothing to compare it with', () => {
  test('has its claims listed, and a check is refused before it costs anything', async () => {
    const before = await used()
    const call = (path: string) => writer().caller.post(path, { text: TEXT, sources: NOWHERE })
    expect((await call('/api/check/facts/plan')).body).toMatchObject({
      comparable: false,
      contradicting: 0,
      claims: 2,
      credits: 0,
      to_check: TEXT.split('\n\n'),
    })
    const refused = await call('/api/check/facts')
    expect(refused).toMatchObject({ status: 422, body: { code: 'nothing-to-compare' } })
    expect(await used()).toBe(before)
  })

  test('is any text of somebody without sources, until it links to something or a source is there', async () => {
    const poor = await server().newWriter()
    const plan = async (text: string) => (await poor.caller.post('/api/check/facts/plan', { text })).body.comparable
    expect(await plan(TEXT)).toBe(false)
    expect(await plan(`${TEXT} See [the station](https://example.org/rance).`)).toBe(true)
    const { status, body } = await poor.caller.post('/api/generate/factcheck', { text: TEXT })
    expect([status, body.credits.charged, body.notices[0].message]).toEqual([
      200,
      0,
      expect.stringContaining('nothing to compare'),
    ])
    expect(body.copies[0].parts.claims).toEqual(TEXT.split('\n\n').map((claim) => ({ claim, verdict: 'Not checked' })))
    await addText(poor, 'The lighthouse of Okta has a red roof.')
    expect(await plan(TEXT)).toBe(true)
  })

  test('is told what in it contradicts itself, without credits; nothing is said of the rest', async () => {
    const poor = await onPlan(0)
    const subject = { text: AGAINST_ITSELF, sources: NOWHERE }
    expect((await poor.caller.post('/api/check/facts/plan', subject)).body).toMatchObject({
      contradicting: 2,
      credits: 0,
    })
    const before = await used()
    const report = await checked(subject)
    expect(report.claims.map(({ verdict }) => verdict)).toEqual([null, null, 'contradicted', 'contradicted'])
    expect(report.check.notes).toEqual([expect.stringContaining('nothing to compare')])
    expect(await used()).toBe(before)
    expect((await poor.caller.post('/api/check/facts', subject)).status).toBe(200)
  })

  test('is refused when it is checked again without its source', async () => {
    const blogId = await newBlog(TEXT)
    const { check } = await checked({ blog_id: blogId })
    const rerun = await writer().caller.post(`/api/check/facts/${check.id}/rerun`, { all: true, sources: NOWHERE })
    expect(rerun.body.code).toBe('nothing-to-compare')
  })
})
