import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

const STIFF =
  'In today’s fast-paced world, it is important to note that tides play a crucial role. Furthermore, the Rance station, opened in 1966, has 24 turbines and utilizes them to facilitate a myriad of processes. Moreover, the barrage serves as a testament to the engineers of its day, showcasing what steady work can do.'
const PLAIN = 'Tides rise twice a day. My father sold fish at the quay until the barge sank.'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer({ DEFAULT_PLAN: 'pro-monthly-usd' })
  writer = await server.newWriter()
})
afterAll(() => server.close())

const reword = (text: string, more: object = {}) =>
  writer.caller.post('/api/optimizer/tone/reword', { text, strength: 'medium', ...more })

test('only sentences with findings are reworded, with their names and numbers, and it costs by the words', async () => {
  const { body } = await reword(`${PLAIN} ${STIFF}`)
  expect(body.changes.length).toBeGreaterThan(0)
  for (const { start, end, before, after } of body.changes) {
    expect(`${PLAIN} ${STIFF}`.slice(start, end)).toBe(before)
    expect(start).toBeGreaterThanOrEqual(PLAIN.length)
    for (const kept of ['Rance', '1966', '24']) expect(after.includes(kept)).toBe(before.includes(kept))
  }
  expect(body).toMatchObject({ is_measured: true, engine: { provider: 'builtin' }, credits: { charged: 1 } })
  expect(body.score.after).toBeLessThanOrEqual(body.score.before)
})

test('where there is nothing to reword nothing is charged, and other languages are not measured', async () => {
  expect((await reword(PLAIN)).body).toMatchObject({ changes: [], credits: { charged: 0 } })
  expect((await reword(STIFF, { language: 'Polish' })).body).toMatchObject({
    is_measured: false,
    credits: { charged: 0 },
  })
  expect(
    (await reword('Hier ist alles nahtlos und heutzutage unerlässlich.', { language: 'German' })).body,
  ).toMatchObject({
    is_measured: true,
    score: null,
    changes: [{ after: 'Hier ist alles nahtlos und heute nötig.' }],
  })
})

test('a long text is reworded like a short one, while others are answered', async () => {
  const long = `${PLAIN} ${STIFF}\n\n`.repeat(80)
  const [{ body }, others] = await Promise.all([
    reword(long),
    Promise.all(Array.from({ length: 5 }, () => writer.caller.get('/api/projects'))),
  ])
  expect(body.changes.length).toBeGreaterThanOrEqual(80)
  for (const { start, end, before } of body.changes) expect(long.slice(start, end)).toBe(before)
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('a heading loses what dresses up its subject, other kept text stays, and the least strength that does the same is named', async () => {
  const text = 'Das volle Potenzial von Homeoffice entfesseln\nHier ist alles klar und unerlässlich.'
  const [start, end] = [0, text.indexOf('\n')]
  const after = async (more: object) => {
    const { changes, enough } = (await reword(text, { language: 'German', strength: 'strong', ...more })).body
    return [...changes.map((change: { after: string }) => change.after), enough]
  }
  const sentence = 'Hier ist alles klar und nötig.'
  expect(await after({ kept: [{ start, end, heading: true }] })).toEqual(['Homeoffice', sentence, 'light'])
  expect(await after({ kept: [{ start, end }] })).toEqual([sentence, 'light'])
})

test('protected text is kept, and too much at once is refused at its field', async () => {
  const { body } = await reword(STIFF, { kept: [{ start: 0, end: STIFF.length }] })
  expect(body.changes).toEqual([])
  expect((await reword('x'.repeat(200_001))).body.details[0].path).toBe('text')
})

test('a plan without it is refused', async () => {
  const free = await server.newWriter()
  const { status } = await server.operator.call('PUT', '/api/update/user', {
    body: { unique_id: free.id, plan_name: 'forever_free' },
  })
  expect(status).toBe(200)
  expect((await free.caller.post('/api/optimizer/tone/reword', { text: STIFF })).status).toBe(403)
})

test('what is reworded keeps the rules of the voice, of the project or named; what is not stays', async () => {
  const { caller, projectId: project_id } = writer
  const answers = { speaker: 'nobody', sentences: 'mixed' }
  const { id } = (await caller.post('/api/brand-voices', { name: 'Port', answers, tone: { formality: 4 } })).body
    .brand_voice
  await caller.call('PATCH', `/api/brand-voices/${id}`, { body: { terms_csv: 'plant,station' } })
  const text = `The station doesn’t sleep. ${STIFF.replace('and utilizes', 'and doesn’t utilize')}`
  const said = async (more: object) => {
    const { changes } = (await reword(text, more)).body
    return changes.map(({ after }: { after: string }) => after).join(' ')
  }
  expect(await said({})).toMatch(/the Rance station.*doesn’t use/i)
  const inVoice = await said({ brand_voice_id: id })
  expect(inVoice).toMatch(/the Rance plant.*does not use/i)
  expect(inVoice).not.toContain('sleep')
  await caller.put(`/api/projects/${project_id}/brand-voice`, { brand_voice_id: id })
  expect(await said({ project_id })).toBe(inVoice)
  expect(await said({ project_id, brand_voice_id: 'none' })).toBe(await said({}))
  const other = await server.newWriter()
  for (const named of [{ brand_voice_id: id }, { project_id }])
    expect((await other.caller.post('/api/optimizer/tone/reword', { text, ...named })).status).toBe(404)
})
