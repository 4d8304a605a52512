import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { page, type Site, site } from '../../../test-kit/site.ts'
import { untilRead } from '../../../test-kit/until-read.ts'

const TEXT =
  'The Rance station opened in 1966 and has twenty-four turbines that turn with both tides. The barrage across the Rance cost 620 million francs and carries a road between two towns of Brittany.'
const pageOf = (license: string) =>
  page(
    `<html lang="en"><head><title>The Rance</title></head><body><article><h1>The Rance</h1><p>${TEXT}</p></article><footer><a rel="license" href="https://creativecommons.org/licenses/${license}/4.0/">License</a></footer></body></html>`,
  )
const COPIED = 'The barrage across the Rance cost 620 million francs and carries a road.'
const QUOTED = 'Its page says: “opened in 1966 and has twenty-four turbines that turn with both tides”.'

let models: ScriptedModels
let server: TestServer
let web: Site
beforeAll(async () => {
  models = await scriptedModels()
  web = await site({ '/sa': pageOf('by-sa'), '/by': pageOf('by') })
  server = await testServer(models.settings)
})
afterAll(async () => {
  await server.close()
  await models.stop()
  await web.close()
})

async function draftedFrom(path: string) {
  const { caller } = await server.newWriter()
  const { assets } = (await caller.post('/api/assets/urls', { urls: [`${web.url}${path}`] })).body
  await untilRead(caller, assets[0].id)
  const made = await caller.post('/api/workflows', { topic: 'the Rance station', asset_ids: [assets[0].id] })
  const { id, version } = made.body.workflow
  const sections = [{ level: 2, heading: 'The station', notes: '', words: 60, passage_ids: [] }]
  await caller.call('PATCH', `/api/workflows/${id}`, { body: { version, sections, headline: 'The Rance' } })
  expect((await caller.post(`/api/workflows/${id}/draft`)).status).toBe(200)
  const current = async () => (await caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await current()).task_id, { timeout: 20_000 }).toBeNull()
  return current()
}

test('words of a share-alike source outside of quotation marks are a finding of the last check; of another source none', async () => {
  models.says(
    'Write the whole article',
    `The tide works.\n\n## The station\n\n${COPIED} [1] ${QUOTED} [1]\n\n## Conclusion\n\nGo and see it.`,
  )
  models.says('has a fault', JSON.stringify({ sentences: [] }))
  const { frame, state } = await draftedFrom('/sa')
  expect(state).toBe('finished')
  expect(frame.share_alike).toEqual([{ words: COPIED.slice(0, -1), title: 'The Rance', license: 'CC BY-SA 4.0' }])
  expect((await draftedFrom('/by')).frame.share_alike).toEqual([])
})
