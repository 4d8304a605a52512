import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import { MAX_FILE_BYTES, UPLOAD_PATH } from '../contract.ts'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
})
afterAll(() => server.close())

const send = (raw: FormData | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, query = {}) =>
  writer.caller.call('POST', UPLOAD_PATH, { raw, headers, query })
const packed = (bytes: string | Buffer) => new Uint8Array(gzipSync(bytes))
const storedBytes = async (id: string) => (await writer.caller.call('GET', `/api/assets/${id}/file`)).text

/** A form as it travels, for what FormData cannot be asked for. */
function formText(files: [name: string, text: string][]): string {
  const parts = files.map(
    ([name, text]) => `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n`,
  )
  return `${parts.join('')}--b--\r\n`
}

test('the files of a form are stored without the form around them, and its fields hold for each', async () => {
  const form = new FormData()
  form.append('file', new Blob(['The Rance station opened in 1966.']), 'Größe.txt')
  form.append('file', new Blob(['# Sluices\n\nGates hold the water.']), 'gates.md')
  form.append('tags', 'tides')
  form.append('tags', 'power')
  form.append('project_id', writer.projectId)
  const { status, body } = await send(form)
  expect(status).toBe(200)
  expect(body.assets.map(({ asset }: { asset: { name: string } }) => asset.name)).toEqual(['Größe.txt', 'gates.md'])
  for (const { asset, is_new } of body.assets)
    expect({ is_new, tags: asset.tags, project: asset.project_id }).toEqual({
      is_new: true,
      tags: ['tides', 'power'],
      project: writer.projectId,
    })
  expect(body).toMatchObject({ asset: body.assets[0].asset, is_new: true, refused: [] })
  expect(await storedBytes(body.asset.id)).toBe('The Rance station opened in 1966.')
  expect(await untilRead(writer.caller, body.asset.id)).toMatchObject({ state: 'ready', words: 6 })
})

test('a file that is refused does not stop the others of its form; where all are, the first reason is the answer', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const some = formText([
    ['empty.txt', ''],
    ['fine.txt', 'Neap tides are small.'],
  ])
  const { body } = await send(new Uint8Array(Buffer.from(some)), headers)
  expect(body.assets).toHaveLength(1)
  expect(body.refused).toEqual([{ name: 'empty.txt', code: 'file-empty', message: 'This file is empty.' }])
  const none = await send(new Uint8Array(Buffer.from(formText([['empty.txt', '']]))), headers)
  expect(none).toMatchObject({ status: 400, body: { code: 'file-empty' } })
})

test('a compressed body and a compressed form are unpacked', async () => {
  const body = await send(packed('Spring tides are large.'), { 'content-encoding': 'gzip' }, { filename: 'spring.txt' })
  expect(await storedBytes(body.body.asset.id)).toBe('Spring tides are large.')
  const form = await send(packed(formText([['ebb.txt', 'The ebb runs out.']])), {
    'content-encoding': 'gzip',
    'content-type': 'multipart/form-data; boundary=b',
  })
  expect(await storedBytes(form.body.asset.id)).toBe('The ebb runs out.')
})

test('a few bytes that unpack to far too many are refused, alone and in a form', async () => {
  const endless = Buffer.alloc(MAX_FILE_BYTES * 4)
  const alone = await send(packed(endless), { 'content-encoding': 'gzip' }, { filename: 'bomb.txt' })
  expect(alone).toMatchObject({ status: 413, body: { code: 'too-large' } })
  const form = await send(packed(formText([['bomb.txt', endless.toString('latin1')]])), {
    'content-encoding': 'gzip',
    'content-type': 'multipart/form-data; boundary=b',
  })
  expect(form).toMatchObject({ status: 413, body: { code: 'too-large' } })
}, 30_000)

test.each([
  ['no file', '--b\r\nContent-Disposition: form-data; name="tags"\r\n\r\na\r\n--b--\r\n'],
  ['an end that is missing', '--b\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhalf a fi'],
  ['21 files', formText(Array.from({ length: 21 }, (_, n) => [`${n}.txt`, `${n}`]))],
])('a form with %s is refused by its field', async (_, text) => {
  const answer = await send(new Uint8Array(Buffer.from(text)), { 'content-type': 'multipart/form-data; boundary=b' })
  expect(answer.status).toBe(422)
  expect(answer.body.details).toHaveLength(1)
})

test('whose the files are is checked by the fields of a form too', async () => {
  const form = new FormData()
  form.append('file', new Blob(['Words.']), 'a.txt')
  form.append('unique_id', 'somebody-else')
  expect((await send(form)).status).toBe(403)
})

test.each(['unique_id=a&unique_id=b', 'unique_id[]=a', 'team_id[x]=a'])(
  'a query that names its owner oddly is refused by its field: %s',
  async (query) => {
    const { status, body } = await writer.caller.call('GET', `/api/assets/x/file?${query}`)
    expect(status).toBe(422)
    expect(body.details[0].path).toBe(query.split(/[=[]/)[0])
  },
)

test('a program that hangs up in the middle of an upload is no trouble of ours', async () => {
  const { key, secret } = (await writer.caller.post('/api/account/keys', { name: 'ci' })).body
  const basic = Buffer.from(`${key.key_id}:${secret}`).toString('base64')
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  server.logged.length = 0
  const head = ['Host: x', `Authorization: Basic ${basic}`, 'Content-Type: text/plain', 'Content-Length: 100']
  socket.write(`POST ${UPLOAD_PATH}?filename=a.txt HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\nThe Rance`)
  await delay(300)
  socket.resetAndDestroy()
  await delay(500)
  expect(server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
})
