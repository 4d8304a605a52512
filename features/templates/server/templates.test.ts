import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { Content } from '../contract.ts'
import { exampleValues, filled, problemsOf, variablesIn } from '../variables.ts'
import { shippedTemplates } from './shipped/index.ts'

const CONTENT = {
  title: 'Product note',
  formula: 'Use, proof, price',
  body: 'Write two sentences about {{product}} for {{reader}}. Say \\{{price}} as it stands.',
  variables: [{ name: 'reader', label: 'Reader', type: 'line', is_required: false }],
}

let server: TestServer
let writer: Writer
let other: Writer
beforeAll(async () => {
  server = await testServer()
  ;[writer, other] = await Promise.all([server.newWriter(), server.newWriter()])
})
afterAll(() => server.close())

async function made(content: object = CONTENT, { caller } = writer) {
  const { body, text } = await caller.post('/api/templates', content)
  expect(body.status, text).toBe(200)
  return body.template
}

function change(id: string, body: object, { caller } = writer) {
  return caller.call('PATCH', `/api/templates/${id}`, { body })
}

test('a template is created, changed, found by its words, brought back to an earlier version, deleted, and restored', async () => {
  const { id, variables } = await made()
  expect(variables).toMatchObject([
    { name: 'product', type: 'line' },
    { name: 'reader', is_required: false },
  ])
  const changed = await change(id, { version: 1, content: { ...CONTENT, title: 'Spring note' }, shared_to_team: true })
  expect(changed.body.template).toMatchObject({ title: 'Spring note', version: 2, is_own: true, shared_to_team: true })
  expect((await change(id, { version: 1, content: CONTENT })).status).toBe(409)
  const found = await writer.caller.call('GET', '/api/templates', { query: { query: 'SPRING' } })
  expect(found.body).toMatchObject({ total: 1, templates: [{ id, variable_count: 2 }] })
  const { body } = await writer.caller.get(`/api/templates/${id}/versions`)
  expect(body.versions).toMatchObject([{ version: 1, title: 'Product note' }])
  const reverted = await writer.caller.post(`/api/templates/${id}/versions/1/restore`)
  expect(reverted.body.template).toMatchObject({ title: 'Product note', version: 3 })
  await writer.caller.call('DELETE', `/api/templates/${id}`)
  expect((await writer.caller.get(`/api/templates/${id}`)).status).toBe(404)
  expect((await writer.caller.post(`/api/templates/${id}/restore`)).body.template.version).toBe(3)
})

test('what is wrong with a template is said by its field', async () => {
  const { status, body } = await writer.caller.post('/api/templates', {
    title: ' ',
    body: '{{a b}}',
    variables: [{ name: '1', label: 'One', type: 'line' }],
  })
  expect(status).toBe(422)
  expect(body.details.map(({ path }: { path: string }) => path)).toEqual(['title', 'body', 'variables.0.name'])
})

test('the templates of others are not there until they are public, and can be copied then', async () => {
  const { id } = await made()
  const calls = [
    await other.caller.get(`/api/templates/${id}`),
    await change(id, { version: 1, content: CONTENT }, other),
    await other.caller.post(`/api/templates/${id}/fork`),
    await other.caller.post(`/api/templates/${id}/publication`),
    await other.caller.post(`/api/templates/${id}/reports`, { reason: 'spam' }),
    await other.caller.post('/api/generate/public', { template_id: id, variables: { product: 'Soap' } }),
  ]
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  await writer.caller.post(`/api/templates/${id}/publication`)
  const { body: waiting } = await server.operator.get('/api/operator/templates')
  expect(waiting.templates).toMatchObject([{ id, owner_id: writer.id, content: { title: 'Product note' } }])
  expect((await other.caller.post(`/api/operator/templates/${id}/review`, { decision: 'approve' })).status).toBe(403)
  await server.operator.post(`/api/operator/templates/${id}/review`, { decision: 'approve' })
  await change(id, { version: 1, content: { ...CONTENT, body: 'Something else entirely.' } })
  const seen = await other.caller.get(`/api/templates/${id}`)
  expect(seen.body.template).toMatchObject({ kind: 'public', is_own: false, body: CONTENT.body })
  const fork = await other.caller.post(`/api/templates/${id}/fork`)
  expect(fork.body.template).toMatchObject({
    is_own: true,
    forked_from: { id, title: 'Product note' },
    state: 'private',
  })
})

test('a public template that is reported can be taken down, with a reason that its owner reads', async () => {
  const { id } = await made({ ...CONTENT, title: 'Loud note' })
  await writer.caller.post(`/api/templates/${id}/publication`)
  await server.operator.post(`/api/operator/templates/${id}/review`, { decision: 'approve' })
  for (const reason of ['spam', 'harmful']) await other.caller.post(`/api/templates/${id}/reports`, { reason })
  const reported = await server.operator.get('/api/operator/templates?which=reported')
  expect(reported.body.templates).toMatchObject([{ id, reports: [{ reason: 'harmful' }] }])
  const review = { decision: 'take-down', reason: 'Copied from a book.' }
  await server.operator.post(`/api/operator/templates/${id}/review`, review)
  const mine = await writer.caller.get(`/api/templates/${id}`)
  expect(mine.body.template).toMatchObject({ state: 'taken-down', review_reason: review.reason, public_version: null })
  expect((await other.caller.get(`/api/templates/${id}`)).status).toBe(404)
  expect((await server.operator.post(`/api/operator/templates/${id}/review`, { decision: 'approve' })).status).toBe(409)
})

test('a run checks its values by their variables, and says that it needs a model', async () => {
  const { id } = await made()
  const run = (body: object) => writer.caller.post('/api/generate/public', body)
  const missing = await run({ template_id: id, variables: {} })
  expect(missing.body).toMatchObject({
    status: 422,
    details: [{ path: 'variables.product', message: 'Enter Product.' }],
  })
  expect((await run({ variables: {} })).body.details).toMatchObject([{ path: 'template_id' }])
  expect((await run({ template_id: id, variables: { product: 'Soap' } })).body.code).toBe('model-needed')
})

test('a template is written in its own language unless the call names another', async () => {
  const models = await scriptedModels()
  const withModel = await testServer(models.settings)
  models.says('Seife', 'Seife.')
  const { caller } = await withModel.newWriter()
  const run = (language?: string) =>
    caller.post('/api/generate/public', {
      content: { title: 'Notiz', body: 'Schreib über {{product}}.', language: 'German' },
      variables: { product: 'Seife' },
      language,
    })
  expect((await run()).status).toBe(200)
  expect(models.lastPrompt()).toContain('where that leaves it open, in German.')
  await run('French')
  expect(models.lastPrompt()).toContain('where that leaves it open, in French.')
  await withModel.close()
  await models.stop()
})

test('templates leave as JSON and come in again; a file that is wrong says where, and nothing is created', async () => {
  const { caller } = other
  await made({ ...CONTENT, title: 'To go' }, other)
  await made({ ...CONTENT, title: 'To go later' }, other)
  const { file } = (await caller.get('/api/templates/export')).body
  expect(file.templates.length).toBeGreaterThan(0)
  const again = await caller.post('/api/templates/import', { file })
  expect(again.body).toMatchObject({
    created: 0,
    templates: [{ is_known: true }, ...file.templates.slice(1).map(() => ({}))],
  })
  const { total } = (await writer.caller.get('/api/templates')).body
  const preview = await writer.caller.post('/api/templates/import', { file, preview: true })
  expect(preview.body).toMatchObject({
    created: 0,
    templates: [{ is_known: false }, ...file.templates.slice(1).map(() => ({}))],
  })
  const reader = await server.newWriter()
  await reader.caller.post('/api/templates/import', { file })
  expect((await reader.caller.get('/api/templates/export')).body.file).toEqual(file)
  const broken = { ...file, templates: [{ ...file.templates[0], title: '', body: '{{a b}}' }] }
  const refused = await writer.caller.post('/api/templates/import', { file: broken })
  expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual([
    'file.templates.0.title',
    'file.templates.0.body',
  ])
  const foreign = await writer.caller.post('/api/templates/import', { file: { version: 1, prompts: [] } })
  expect(foreign.body.details).toMatchObject([
    { path: 'file.format', message: expect.stringContaining('isn’t an export of templates') },
  ])
  const newer = await writer.caller.post('/api/templates/import', { file: { ...broken, version: 2 } })
  expect(newer.body.details).toMatchObject([{ path: 'file.version' }])
  expect((await writer.caller.get('/api/templates')).body.total).toBe(total)
})

test('each of the 30 templates that come with Longhand can be run with its own examples', () => {
  expect(shippedTemplates).toHaveLength(30)
  for (const { id, content } of shippedTemplates) {
    const { variables, body } = Content.parse(content)
    expect(variables.map(({ name }) => name).sort(), id).toEqual(variablesIn(body).sort())
    expect(problemsOf(variables, exampleValues(variables)), id).toEqual([])
    expect(filled(body, exampleValues(variables)), id).not.toContain('{{')
  }
})
