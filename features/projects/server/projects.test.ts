import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { projectFor } from './index.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const names = async ({ caller }: Writer, query = {}) =>
  (await caller.get('/api/projects', query)).body.projects.map((project: { name: string; is_default: boolean }) => [
    project.name,
    project.is_default,
  ])

async function startProject({ caller }: Writer, name: string): Promise<string> {
  server.clock.advance(1_000)
  return (await caller.post('/api/projects', { name })).body.project.project_id
}

describe('projects', () => {
  test('are listed oldest first; the oldest in use is the default', async () => {
    const writer = await server.newWriter()
    const second = await startProject(writer, 'Second')
    await startProject(writer, 'Third')
    expect(await names(writer)).toEqual([
      ['First project', true],
      ['Second', false],
      ['Third', false],
    ])
    await writer.caller.post(`/api/projects/${writer.projectId}/archive`)
    expect(await names(writer)).toEqual([
      ['Second', true],
      ['Third', false],
    ])
    expect(await names(writer, { archived: 'true' })).toEqual([['First project', false]])
    expect((await projectFor(server.deps, { ownerId: writer.id }, null)).id).toBe(second)
    await writer.caller.post(`/api/projects/${writer.projectId}/restore`)
    expect((await names(writer))[0]).toEqual(['First project', true])
  })

  test('are renamed; a name is needed', async () => {
    const writer = await server.newWriter()
    const renamed = await writer.caller.put(`/api/projects/${writer.projectId}`, { name: ' Tide pools ' })
    expect(renamed.body.project.name).toBe('Tide pools')
    for (const name of ['', '  ', 'x'.repeat(201)]) {
      const answer = await writer.caller.post('/api/projects', { name })
      expect([answer.status, answer.body.details[0].path]).toEqual([422, 'name'])
    }
  })

  test('keep a brief that new workflows start with, part by part; the keyphrase of a workflow stays its own', async () => {
    const { caller, projectId } = await server.newWriter()
    const save = (brief: object) => caller.call('PATCH', `/api/projects/${projectId}`, { body: { brief } })
    await Promise.all([save({ audience: 'Mayors' }), save({ words: 800 }), save({ keyphrase: 'tidal barrage' })])
    const wanted = { audience: 'Mayors', words: 800, keyphrase: 'tidal barrage', purpose: 'inform' }
    const { workflow } = (await caller.post('/api/workflows', { topic: 'tides', project_id: projectId })).body
    expect(workflow.brief).toMatchObject(wanted)
    const body = { version: workflow.version, brief: { keyphrase: 'tide mill', purpose: 'decide' } }
    await caller.call('PATCH', `/api/workflows/${workflow.id}`, { body })
    const [{ brief }] = (await caller.get('/api/projects')).body.projects
    expect(brief).toMatchObject({ ...wanted, purpose: 'decide' })
    expect((await save({ words: 12 })).status).toBe(422)
  })

  test('the last one in use stays, also when two are archived at once', async () => {
    const writer = await server.newWriter()
    expect((await writer.caller.post(`/api/projects/${writer.projectId}/archive`)).status).toBe(422)
    const second = await startProject(writer, 'Second')
    const answers = await Promise.all(
      [writer.projectId, second].map((id) => writer.caller.post(`/api/projects/${id}/archive`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await names(writer)).toHaveLength(1)
  })

  test('the same Idempotency-Key starts one', async () => {
    const writer = await server.newWriter()
    const start = () =>
      writer.caller.post('/api/projects', { name: 'Once' }, { headers: { 'idempotency-key': 'once' } })
    const [one, two] = await Promise.all([start(), start()])
    expect(one.body.project.id).toBe(two.body.project.id)
    expect(await names(writer)).toHaveLength(2)
  })

  test('of others are 404, as those that do not exist', async () => {
    const [one, two] = [await server.newWriter(), await server.newWriter()]
    for (const id of [two.projectId, 'none']) {
      expect((await one.caller.put(`/api/projects/${id}`, { name: 'Mine now' })).status).toBe(404)
      expect((await one.caller.post(`/api/projects/${id}/archive`)).status).toBe(404)
      expect((await one.caller.post(`/api/projects/${id}/restore`)).status).toBe(404)
      await expect(projectFor(server.deps, { ownerId: one.id }, id)).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(await names(two)).toEqual([['First project', true]])
  })

  test('with a character that no database keeps are refused in a sentence', async () => {
    const { caller } = await server.newWriter()
    for (const answer of [
      await caller.post('/api/projects', { name: 'a\u0000b' }),
      await caller.post('/api/projects/%00/restore'),
      await caller.call('POST', '/api/update/user/onboarding_data', { raw: '{"name":"\\ud800"}', headers: JSON_TYPE }),
    ])
      expect(answer.body).toMatchObject({ status: 422, details: [{ message: expect.stringContaining('character') }] })
  })

  test('are nobody’s business without signing in', async () => {
    expect((await server.stranger().get('/api/projects')).status).toBe(401)
    expect((await server.stranger().post('/api/projects', { name: 'X' })).status).toBe(401)
  })
})
